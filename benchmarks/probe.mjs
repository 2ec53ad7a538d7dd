// Asks an address every so often, whether earlier answers have come or not, in a process of its own. Prints the times when
// its input ends: the total, and the parts by the words that came in meanwhile.
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
