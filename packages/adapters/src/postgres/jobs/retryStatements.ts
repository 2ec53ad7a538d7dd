// Alone and first: a statement that locks and changes would judge a status from before a cancel that it waited for.
const HOLD_JOB = `select status, (select max(number) from bulk_rows where batch_id = $1) as last
  from bulk_batches where id = $1 and user_id = $2 for update`;

const RETRY = `with again as (
    update bulk_rows set status = 'queued', tries = 0, losses = 0, error = null, run_after = null
    where batch_id = $1 and number > $3 and number <= $4 and status = 'failed' and not is_invalid
    returning 1
  ), counted as (select count(*)::int as rows from again)
  update bulk_batches set failed = failed - c.rows, finished_at = null,
    resumed_at = now(), done_before = successful + failed - c.rows, status = case when status = 'paused' then 'paused' else 'queued' end
  from counted c where id = $1 and user_id = $2 and c.rows > 0 returning c.rows`;

/** The same for corrected rows alone; invalid ones are no longer invalid. The job is held, so its failed rows are not changed meanwhile. */
const RETRY_CORRECTED = `with held as (
    select r.number, r.is_invalid, g.name, g.cells
    from jsonb_to_recordset($3::jsonb) as g (number int, name text, cells jsonb)
    join bulk_rows r on r.batch_id = $1 and r.number = g.number and r.status = 'failed'
  ), again as (
    update bulk_rows r set status = 'queued', tries = 0, losses = 0, error = null, run_after = null,
      is_invalid = false, name = h.name, cells = h.cells
    from held h where r.batch_id = $1 and r.number = h.number
    returning h.is_invalid
  ), counted as (
    select count(*)::int as rows, (count(*) filter (where is_invalid))::int as invalid from again
  )
  update bulk_batches set failed = failed - c.rows, invalid = bulk_batches.invalid - c.invalid, finished_at = null,
    resumed_at = now(), done_before = successful + failed - c.rows, status = case when status = 'paused' then 'paused' else 'queued' end
  from counted c where id = $1 and user_id = $2 and c.rows > 0 returning c.rows`;

/** Run failed rows again: hold the job, then requeue rows of it. */
export const retryStatements = { hold: HOLD_JOB, failed: RETRY, corrected: RETRY_CORRECTED };
