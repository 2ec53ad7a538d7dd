const PARTS = ['charts', 'history', 'lists', 'messages', 'navigation', 'picker', 'picker-open', 'templates'];

/** The pages of the kit (`packages/web/src/kit`): every part of the frame in each of its states. */
export const kitPages = PARTS.map((part) => ({ name: `kit-${part}`, path: `/kit.html?part=${part}` }));
