export function categoryOf(_text: string): string | undefined { return undefined; }
