import autocannon from 'autocannon';

const { url, requests, connections, seconds } = JSON.parse(process.argv[2]);
let clients = 0;
const result = await autocannon({
  url,
  connections,
  duration: seconds,
  setupClient: (client) => {
    client.setRequests([requests[clients % requests.length]]);
    clients += 1;
  },
});
console.log(
  JSON.stringify({ rate: result.requests.average, p99: result.latency.p99, failed: result.non2xx + result.errors }),
);
