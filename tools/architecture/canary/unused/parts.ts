export const used = () => undefined;
export const unused = () => undefined;
