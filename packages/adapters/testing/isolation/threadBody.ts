/** The body of a thread of `BoundedThread`, for tests: it is ready, and runs `onMessage` for each `message`. */
export function threadBody(onMessage: string): URL {
  const program = `
    import { parentPort } from 'node:worker_threads';
    const post = (reply) => parentPort.postMessage(reply);
    parentPort.on('message', (message) => { ${onMessage} });
    post('ready');`;
  return new URL(`data:text/javascript,${encodeURIComponent(program)}`);
}
