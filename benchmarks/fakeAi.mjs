import { createServer } from 'node:http';

/** A chat completions server that returns a valid answer after the given delay. Runs in its own process. */
const answer = JSON.stringify({
  id: 'chatcmpl-1',
  object: 'chat.completion',
  created: 1,
  model: 'fake',
  choices: [
    {
      index: 0,
      finish_reason: 'stop',
      message: {
        role: 'assistant',
        refusal: null,
        content: JSON.stringify({
          title: 'Sample Water Bottle',
          item_highlights: '',
          bullet_points: ['Use: a bottle for water', 'Brand: made by Sample', 'Kind: a water bottle'],
          description: 'A water bottle by Sample.',
          keywords: ['water bottle'],
          search_terms: 'flask',
        }),
      },
    },
  ],
});
const server = createServer((request, response) => {
  request.resume();
  request.once('end', () =>
    setTimeout(
      () => response.writeHead(200, { 'content-type': 'application/json' }).end(answer),
      Number(process.argv[2]),
    ),
  );
});
server.keepAliveTimeout = 60_000;
server.listen(0, '127.0.0.1', () => console.log(`listening at http://127.0.0.1:${server.address().port}/v1`));
