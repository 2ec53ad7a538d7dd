import type { WebClient } from '../../../api/WebClient';

/** A page as the server read it. */
export type ReadPage = Awaited<ReturnType<WebClient['products']['readPage']>>;
export type PageProduct = NonNullable<ReadPage['product']>;
