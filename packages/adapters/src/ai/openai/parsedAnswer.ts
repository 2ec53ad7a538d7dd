/** The JSON of an answer; undefined where it is none. Some servers wrap it in a Markdown fence although they were asked not to. */
export function parsedAnswer(answer: string): unknown {
  const bare = answer.trim().replace(/^```(?:json)?\s*([\s\S]*?)\s*```$/, '$1');
  try {
    return JSON.parse(bare);
  } catch {
    return undefined;
  }
}
