import autocannon from 'autocannon';

const { url, headers, connections, seconds } = JSON.parse(process.argv[2]);
const result = await autocannon({ url, headers, connections, duration: seconds });
console.log(
  JSON.stringify({ rate: result.requests.average, p99: result.latency.p99, failed: result.non2xx + result.errors }),
);
