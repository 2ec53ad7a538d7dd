import type { AuditAction } from '@listwright/domain/audit';
import type { CliContext } from '../../CliContext.js';
import { idOf } from '../../ids/idOf.js';
import { pagedRows, type ListOptions } from '../../output/pagedRows.js';

export interface AuditOptions extends ListOptions {
  readonly search?: string;
  readonly action?: AuditAction;
  readonly actor?: string;
}

export async function runAudit(options: AuditOptions, context: CliContext): Promise<void> {
  const { search, action } = options;
  const actor = options.actor === undefined ? undefined : await idOf.customer(options.actor, context);
  const { rows, ...rest } = await pagedRows(options, context, async (page) => {
    const { events, ...list } = await context.client.admin.audit({ query: { ...page, search, action, actor } });
    return { ...list, rows: events };
  });
  context.print.result({
    data: { events: rows, ...rest },
    rows,
    columns: ['at', 'actor_email', 'action', 'subject_label', 'detail', 'address'],
    meta: { total: rest.total },
  });
}
