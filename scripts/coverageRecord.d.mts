export function coverageRecord(file: string): string;
