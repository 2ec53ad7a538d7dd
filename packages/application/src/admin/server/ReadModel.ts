import type { ModelConnection, ServerState } from '../ports/ServerState.js';
import { LOCAL_MODELS, type LocalModel } from './localModels.js';

export interface ModelReport extends ModelConnection {
  /** How to connect a model of one's own. */
  readonly setups: readonly LocalModel[];
}

/** Which AI model writes, and how to connect one. */
export class ReadModel {
  constructor(private readonly state: ServerState) {}

  execute(): ModelReport {
    return { ...this.state.model(), setups: LOCAL_MODELS };
  }
}
