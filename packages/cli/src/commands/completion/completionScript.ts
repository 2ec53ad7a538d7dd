import type { Command } from 'commander';
import { bashScript } from './shells/bashScript.js';
import { fishScript } from './shells/fishScript.js';
import { powershellScript } from './shells/powershellScript.js';
import { zshScript } from './shells/zshScript.js';
import { treeOf } from './treeOf.js';

export const SHELLS = ['bash', 'zsh', 'fish', 'powershell'] as const;
export type Shell = (typeof SHELLS)[number];

const SCRIPTS = { bash: bashScript, zsh: zshScript, fish: fishScript, powershell: powershellScript };

/** A script that completes commands, flags, flag values and ids, generated from the command tree. */
export function completionScript(program: Command, shell: Shell): string {
  return SCRIPTS[shell](treeOf(program));
}
