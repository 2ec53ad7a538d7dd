import { Option } from 'commander';
import { FORMATS, REPORT_FORMATS, type GlobalOptions, type ReportFormat } from '../../GlobalOptions.js';

/** The format of the report to write: the one that is named, else by the extension of `--output`; undefined: no report. */
export function reportFormat({ json, format, output }: GlobalOptions): ReportFormat | undefined {
  if (json) return undefined;
  const named = REPORT_FORMATS.find((one) => one === format);
  if (named !== undefined || format !== undefined) return named;
  if (/\.html?$/iu.test(output ?? '')) return 'html';
  return /\.(?:md|markdown)$/iu.test(output ?? '') ? 'markdown' : undefined;
}

/** `--format` of the commands whose results can be written as a report. */
export const reportOption = (): Option =>
  new Option('--format <format>', 'html and markdown write a report, also by the extension of --output').choices([
    ...FORMATS,
    ...REPORT_FORMATS,
  ]);
