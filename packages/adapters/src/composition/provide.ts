import type {
  BindInWhenOnFluentSyntax,
  ContainerModuleLoadOptions,
  ResolutionContext,
  ServiceIdentifier,
} from 'inversify';
import type { Instances, Token } from './Token.js';

export type Bind = ContainerModuleLoadOptions['bind'];

/** One token for each parameter, in its order. */
type Tokens<Parameters extends unknown[]> = { [Index in keyof Parameters]-?: Token<Parameters[Index]> };

/** Binds a class under its own name, created for each request; one dependency per parameter. */
export function provide<T, D extends unknown[]>(
  bind: Bind,
  made: new (...dependencies: D) => T,
  ...dependencies: Tokens<NoInfer<D>>
): void {
  binding(bind, made, construct(made), dependencies);
}

/** As `provide`, one instance per process: for stateful or costly classes. */
export function provideOnce<T, D extends unknown[]>(
  bind: Bind,
  made: new (...dependencies: D) => T,
  ...dependencies: Tokens<NoInfer<D>>
): void {
  binding(bind, made, construct(made), dependencies).inSingletonScope();
}

/** Binds an adapter under its port, one instance per process. */
export function implement<T, D extends unknown[]>(
  bind: Bind,
  port: abstract new (...dependencies: never[]) => T,
  adapter: new (...dependencies: D) => NoInfer<T>,
  ...dependencies: Tokens<NoInfer<D>>
): void {
  binding(bind, port as ServiceIdentifier<T>, construct(adapter), dependencies).inSingletonScope();
}

/** Binds the result of a factory function, once per process: for what depends on settings. */
export function provideFrom<T, D extends readonly Token<unknown>[]>(
  bind: Bind,
  token: Token<T>,
  make: (...dependencies: Instances<D>) => NoInfer<T>,
  ...dependencies: D
): void {
  binding(bind, token as ServiceIdentifier<T>, make as (...parts: unknown[]) => T, dependencies).inSingletonScope();
}

function construct<T, D extends unknown[]>(made: new (...dependencies: D) => T): (...parts: unknown[]) => T {
  return (...parts) => new made(...(parts as D));
}

function binding<T>(
  bind: Bind,
  identifier: ServiceIdentifier<T>,
  make: (...parts: unknown[]) => T,
  dependencies: readonly Token<unknown>[],
): BindInWhenOnFluentSyntax<T> {
  const parts = ({ get }: ResolutionContext) =>
    dependencies.map((dependency) => get(dependency as ServiceIdentifier<unknown>));
  return bind(identifier).toDynamicValue((context) => make(...parts(context)));
}
