// Polls a URL at a fixed rate, whether or not earlier responses have arrived, in its own process. Prints the times when
// its input ends: all of them, and by the phases that the input names.
const [url, everyMs] = process.argv.slice(2);
const times = {};
let part = 'start';
const asking = new Set();

const ask = async () => {
  const started = performance.now();
  const mine = (times[part] ??= []);
  await (await fetch(url)).arrayBuffer();
  mine.push(performance.now() - started);
};
const timer = setInterval(() => {
  const asked = ask().finally(() => asking.delete(asked));
  asking.add(asked);
}, Number(everyMs));

console.log('asking');
process.stdin.setEncoding('utf8');
process.stdin.on('data', (word) => (part = word.trim()));
process.stdin.once('end', async () => {
  clearInterval(timer);
  await Promise.all(asking);
  console.log(JSON.stringify(times));
});
