// Styles have no effect in jsdom; a scene may import them all the same.
export {};
