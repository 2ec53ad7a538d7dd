/** A server-sent event with its data parsed. */
export interface ReceivedEvent {
  readonly event: string;
  readonly data: unknown;
}

/** The events of a reply as they come. Comments and blocks without data are skipped. */
export async function* readEvents(response: Response): AsyncGenerator<ReceivedEvent> {
  if (response.body === null) return;
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let waiting = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      waiting += decoder.decode(value, { stream: !done });
      const blocks = waiting.split('\n\n');
      waiting = blocks.pop() ?? '';
      for (const block of blocks) {
        const found = eventOf(block);
        if (found !== undefined) yield found;
      }
      if (done) return;
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

function eventOf(block: string): ReceivedEvent | undefined {
  const valueOf = (name: string) =>
    block
      .split('\n')
      .filter((line) => line.startsWith(`${name}:`))
      .map((line) => line.slice(name.length + 1).replace(/^ /u, ''))
      .join('\n');
  const data = valueOf('data');
  return data === '' ? undefined : { event: valueOf('event') || 'message', data: JSON.parse(data) as unknown };
}
