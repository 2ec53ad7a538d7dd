import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Transport } from '@listwright/application/contract';
import { OpenRequests } from './OpenRequests';

/** A transport whose answers the test gives. */
function heldTransport() {
  const answers: (() => void)[] = [];
  const transport = (() => new Promise((resolve) => answers.push(() => resolve({})))) as unknown as Transport;
  return { transport, answers };
}

const request = { method: 'GET', url: '/api/products', headers: {} } as Parameters<Transport>[0];
const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('OpenRequests', () => {
  beforeEach(() => {
    Object.assign(window, {
      requestIdleCallback: (act: () => void) => setTimeout(act),
      cancelIdleCallback: clearTimeout,
    });
  });
  afterEach(() => {
    for (const name of ['requestIdleCallback', 'cancelIdleCallback']) Reflect.deleteProperty(window, name);
  });

  it('acts after the last answer, also where one request failed', async () => {
    const requests = new OpenRequests();
    const { transport, answers } = heldTransport();
    const counted = requests.counting(transport);
    const failing = requests.counting(() => Promise.reject(new Error('away')));
    const both = [counted(request), counted(request)];
    let acted = 0;
    requests.whenQuiet(() => (acted += 1));
    await failing(request).catch(() => undefined);
    answers[0]?.();
    await settled();
    expect(acted).toBe(0);
    answers[1]?.();
    await Promise.all(both);
    await settled();
    expect(acted).toBe(1);
  });

  it('acts without delay where nothing is asked', async () => {
    let acted = 0;
    new OpenRequests().whenQuiet(() => (acted += 1));
    await settled();
    expect(acted).toBe(1);
  });

  it('does not act once cancelled', async () => {
    const requests = new OpenRequests();
    const { transport, answers } = heldTransport();
    const asked = requests.counting(transport)(request);
    let acted = 0;
    requests.whenQuiet(() => (acted += 1))();
    answers[0]?.();
    await asked;
    await settled();
    expect(acted).toBe(0);
  });
});
