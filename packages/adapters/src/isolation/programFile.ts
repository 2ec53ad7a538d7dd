/**
 * The file that another thread or process starts with, by its place in `src`. The build bundles each to the same place, and this
 * module to another folder next to them.
 */
export const programFile = (
  name:
    | 'main/threads/rowProgram'
    | 'main/threads/workerThread'
    | 'files/tables/xlsx/sheetWorker'
    | 'isolation/judging/judgingProgram'
    | 'pages/readingThread',
): URL => new URL(`../${name}.js`, import.meta.url);
