/** What is used of `s3rver`, which comes without types. */
declare module 's3rver' {
  import type { AddressInfo } from 'node:net';

  interface Context {
    readonly method: string;
    readonly url: string;
  }

  interface Options {
    readonly address: string;
    readonly port: number;
    readonly silent: boolean;
    readonly directory: string;
    readonly configureBuckets: readonly { readonly name: string }[];
  }

  export default class S3rver {
    constructor(options: Options);
    readonly middleware: ((context: Context, next: () => Promise<void>) => Promise<void>)[];
    configureBuckets(): Promise<unknown>;
    run(): Promise<AddressInfo>;
    close(): Promise<void>;
  }
}
