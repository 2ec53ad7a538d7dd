/** Preloaded with `--import`: a request to an AI server with this word ends the process, as a fault in native code does. */
const stringify = JSON.stringify;

JSON.stringify = (value, ...more) => {
  const text = stringify(value, ...more);
  if (value?.messages !== undefined && text.includes('Poison')) process.abort();
  return text;
};
