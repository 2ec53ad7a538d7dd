// The classes of a CSS module by their own names: in a test `styles.row` is `row`.
export default new Proxy({}, { get: (_, name) => String(name) });
