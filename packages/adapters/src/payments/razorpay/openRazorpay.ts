import type Razorpay from 'razorpay';
import type { RazorpayOptions } from './RazorpayOptions.js';

/** The SDK's own HTTP client, which its types leave out. */
interface HttpClient {
  readonly defaults: { baseURL: string; timeout: number };
  readonly interceptors: {
    readonly request: { use: (act: (call: OutgoingCall) => OutgoingCall) => void };
    readonly response: { use: (onSuccess: undefined, broken: (error: BrokenCall) => Promise<never>) => void };
  };
}

interface OutgoingCall {
  readonly url?: string;
  readonly data?: { readonly receipt?: string };
  readonly headers: { set: (name: string, value: string) => void };
}

interface BrokenCall {
  readonly code?: string;
  response?: { readonly status: number; readonly data: { readonly error: { readonly code: string } } };
}

type Connection = Pick<RazorpayOptions, 'keyId' | 'keySecret' | 'baseURL' | 'callMs'>;

/** Loads the official SDK (only a server that takes money needs it), with the address and patience of the configuration. */
export async function openRazorpay({ keyId, keySecret, baseURL, callMs }: Connection): Promise<Razorpay> {
  const { default: Sdk } = await import('razorpay');
  const client = new Sdk({ key_id: keyId, key_secret: keySecret });
  const http = (client as unknown as { api: { rq: HttpClient } }).api.rq;
  http.defaults.timeout = callMs;
  if (baseURL !== undefined) http.defaults.baseURL = baseURL.replace(/(\/v1)?\/*$/, '');
  // The SDK sends no header of ours. By this one Razorpay makes a refund once, however often it is asked for.
  http.interceptors.request.use((call) => {
    const receipt = call.url?.endsWith('/refund') ? call.data?.receipt : undefined;
    if (receipt !== undefined) call.headers.set('X-Refund-Idempotency', receipt);
    return call;
  });
  // The SDK expects a response in every failure, and throws a TypeError without one: such a failure becomes a response of status 0.
  http.interceptors.response.use(undefined, (error) => {
    const hasAnswer = typeof error.response?.data === 'object' && error.response.data !== null;
    if (!hasAnswer) {
      error.response = { status: error.response?.status ?? 0, data: { error: { code: error.code ?? 'NO_ANSWER' } } };
    }
    return Promise.reject(error);
  });
  return client;
}
