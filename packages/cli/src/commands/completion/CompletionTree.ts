import type { CompletedKind } from '../../ids/CompletedKind.js';

/** The command that the scripts ask for ids; it is hidden from the help. */
export const ID_COMMAND = 'complete-ids';

/** What a shell completes, deepest commands first, so that the first match is the most specific one. */
export interface CompletionTree {
  readonly nodes: readonly {
    /** The preceding words, such as `listings`, or an empty string. */
    readonly path: string;
    readonly words: readonly string[];
  }[];
  /** Flags of any command that a value follows, which is no word of the command. */
  readonly valueFlags: readonly string[];
  /** The accepted values of a flag. */
  readonly choices: readonly (Flag & { readonly values: readonly string[] })[];
  /** The fixed values of an argument. */
  readonly arguments: readonly {
    /** The words before it, with `*` for those that may be anything. One more word is beyond it. */
    readonly before: string;
    readonly values: readonly string[];
  }[];
  /** Flags whose values are read when they are completed. */
  readonly idFlags: readonly (Flag & { readonly kind: CompletedKind })[];
  /** Commands that begin with an id. */
  readonly idArguments: readonly {
    readonly path: string;
    readonly kind: CompletedKind;
    /** Whether more ids may follow. */
    readonly isRepeated: boolean;
  }[];
}

interface Flag {
  /** The command; undefined for a flag that means the same on all commands. */
  readonly path: string | undefined;
  readonly flag: string;
}
