/** The media type and charset of a `content-type` header. */
export interface ContentType {
  /** In lower case, without parameters; empty where the header is missing. */
  readonly type: string;
  readonly charset?: string;
}

const MAX_LENGTH = 500;

/** Reads a header as browsers do: parameters may be quoted, and what is odd is left out. */
export function contentTypeOf(header: string): ContentType {
  const [type = '', ...parameters] = header.slice(0, MAX_LENGTH).split(';');
  const charset = parameters
    .map((parameter) => /^\s*charset\s*=\s*"?([^"\s]+)"?\s*$/i.exec(parameter)?.[1])
    .find((found) => found !== undefined);
  return { type: type.trim().toLowerCase(), ...(charset === undefined ? {} : { charset }) };
}
