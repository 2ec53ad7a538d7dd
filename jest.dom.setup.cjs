// react-router needs the encoders, and jsdom has none.
const { TextEncoder, TextDecoder } = require('node:util');
Object.assign(globalThis, { TextEncoder, TextDecoder });
// jsdom leaves out what reads and writes streams of text.
Object.assign(globalThis, {
  TextDecoder: require('node:util').TextDecoder,
  TextEncoder: require('node:util').TextEncoder,
});
