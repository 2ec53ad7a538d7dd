import { pageFault, type Clock, type Timer } from '@listwright/application/shared';
import { GuardedClient } from './GuardedClient.js';
import { systemNetwork, type Network } from './Network.js';
import { PAGE_LIMITS, type PageLimits } from './PageLimits.js';
import { parseWebAddress } from './parseWebAddress.js';
import { RobotsFiles } from './RobotsFiles.js';
import { SiteLists, type SiteListOptions } from './SiteLists.js';
import { SiteQueue } from './SiteQueue.js';

export interface SiteAccessOptions {
  /** The name in robots.txt and at the beginning of the user agent. */
  readonly agentName: string;
  /** Follows the name in the user agent: where the owner of a site learns more. */
  readonly agentComment: string;
  readonly sites?: SiteListOptions;
  /** Hosts with their ports (`127.0.0.1:8080`) that may be on a private network: servers of tests. */
  readonly exemptHosts?: readonly string[];
  readonly limits?: Partial<PageLimits>;
}

/** What other sites allow us, and the operator: shared by all that reads pages, so that a site meets one visitor. */
export class SiteAccess {
  readonly limits: PageLimits;
  readonly exempt: ReadonlySet<string>;
  readonly userAgent: string;
  readonly network: Network;
  readonly client: GuardedClient;
  readonly robots: RobotsFiles;
  readonly turns: SiteQueue;
  private readonly lists: SiteLists;
  /** The newest question of each origin: its robots.txt is asked for once, however many ask. */
  private readonly asking = new Map<string, Promise<boolean>>();

  constructor(
    { agentName, agentComment, sites, limits, exemptHosts = [] }: SiteAccessOptions,
    clock: Clock,
    timer: Timer,
    network?: Network,
  ) {
    this.limits = { ...PAGE_LIMITS, ...limits };
    this.exempt = new Set(exemptHosts);
    this.userAgent = `${agentName} (${agentComment})`;
    this.network = network ?? systemNetwork(this.limits.connectMs);
    this.client = new GuardedClient(this.network, this.userAgent, this.limits, this.exempt);
    this.robots = new RobotsFiles(this.client, clock, agentName, (text, base) => this.addressOf(text, base));
    this.turns = new SiteQueue(clock, timer, this.limits);
    this.lists = new SiteLists(sites);
  }

  /** An address that may be read. Throws as `parseWebAddress` does, and the page fault `excluded_site`. */
  addressOf(text: string, base?: URL): URL {
    const url = parseWebAddress(text, base, this.exempt);
    if (!this.lists.permits(url.hostname)) throw pageFault.of('excluded_site');
    return url;
  }

  /** Whether something that a page asks for may be loaded: by the lists, and by the robots.txt of its own site. */
  async mayLoad(address: string): Promise<boolean> {
    if (!URL.canParse(address)) return false;
    const { origin } = new URL(address);
    const asked = (this.asking.get(origin) ?? Promise.resolve()).then(() => this.isPermitted(address));
    this.asking.set(origin, asked);
    try {
      return await asked;
    } finally {
      if (this.asking.get(origin) === asked) this.asking.delete(origin);
    }
  }

  /** Ends all connections. */
  close(): Promise<void> {
    return this.client.close();
  }

  private async isPermitted(address: string): Promise<boolean> {
    try {
      await this.robots.permit(this.addressOf(address), AbortSignal.timeout(this.limits.tryMs));
      return true;
    } catch {
      // A site that cannot say what it allows allows nothing now.
      return false;
    }
  }
}
