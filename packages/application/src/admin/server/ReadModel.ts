import type { ModelConnection, ServerState } from '../ports/ServerState.js';
import { HOSTED_MODELS, type HostedModel } from './hostedModels.js';
import { LOCAL_MODELS, type LocalModel } from './localModels.js';

export interface ModelReport extends ModelConnection {
  /** How to connect a model of one's own. */
  readonly setups: readonly LocalModel[];
  /** How to connect one that a service hosts. */
  readonly hosted: readonly HostedModel[];
}

/** Which AI model writes, and how to connect one. */
export class ReadModel {
  constructor(private readonly state: ServerState) {}

  execute(): ModelReport {
    return { ...this.state.model(), setups: LOCAL_MODELS, hosted: HOSTED_MODELS };
  }
}
