/** One server-sent event. The data is JSON, which has no line breaks of its own. */
export function sentEvent(event: string, data: unknown, id?: string | number): string {
  const text = typeof data === 'string' ? data : JSON.stringify(data);
  return `${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${text}\n\n`;
}
