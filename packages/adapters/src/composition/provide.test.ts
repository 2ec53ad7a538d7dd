import { describe, expect, it } from '@jest/globals';
import { Container, type ServiceIdentifier } from 'inversify';
import { implement, provide, provideFrom, provideOnce, type Bind } from './provide.js';
import { instancesOf, key, type Get, type Token } from './Token.js';

abstract class Speech {
  abstract say(): string;
}
abstract class Count {
  abstract next(): number;
}
class Hello extends Speech {
  constructor(private readonly name: string) {
    super();
  }
  override say() {
    return `Hello ${this.name}`;
  }
}
class Counter extends Count {
  private last = 0;
  override next() {
    return ++this.last;
  }
}
class Greet {
  constructor(
    private readonly speech: Speech,
    private readonly count: Count,
  ) {}

  execute(): string {
    return `${this.speech.say()} ${this.count.next()}`;
  }
}

const NAME = key<string>('Name');

function wired(fill: (bind: Bind) => void): Get {
  const container = new Container();
  fill(container.bind.bind(container));
  return <T>(token: Token<T>) => container.get(token as ServiceIdentifier<T>);
}

function greeting(bind: Bind): void {
  provideFrom(bind, NAME, () => 'Asha');
  implement(bind, Speech, Hello, NAME);
  implement(bind, Count, Counter);
}

describe('provide', () => {
  it('makes a use case of its dependencies, in their order', () => {
    const get = wired((bind) => {
      greeting(bind);
      provide(bind, Greet, Speech, Count);
    });
    expect(get(Greet).execute()).toBe('Hello Asha 1');
  });

  it('creates an instance per request, and an adapter once', () => {
    const get = wired((bind) => {
      greeting(bind);
      provide(bind, Greet, Speech, Count);
    });
    expect(get(Greet)).not.toBe(get(Greet));
    expect(get(Speech)).toBe(get(Speech));
  });

  it('creates one instance per process with provideOnce', () => {
    const get = wired((bind) => {
      greeting(bind);
      provideOnce(bind, Greet, Speech, Count);
    });
    expect(get(Greet)).toBe(get(Greet));
  });

  it('finds the parts of a map of classes and keys', () => {
    const { speech, name } = instancesOf(wired(greeting), { speech: Speech, name: NAME });
    expect([speech.say(), name]).toEqual(['Hello Asha', 'Asha']);
  });

  it('does not compile with dependencies that do not fit', () => {
    const wrong = (bind: Bind) => {
      // @ts-expect-error swapped
      provide(bind, Greet, Count, Speech);
      // @ts-expect-error one is missing
      provide(bind, Greet, Speech);
      // @ts-expect-error one too many
      provide(bind, Greet, Speech, Count, NAME);
      // @ts-expect-error a key of another type
      implement(bind, Speech, Hello, key<number>('Number'));
      // @ts-expect-error an adapter of another port
      implement(bind, Count, Hello, NAME);
      // @ts-expect-error what is made is not what is offered
      provideFrom(bind, NAME, () => 5);
    };
    expect(wrong).toBeInstanceOf(Function);
  });
});
