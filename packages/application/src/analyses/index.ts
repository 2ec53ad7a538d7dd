export * from './Analysis.js';
export * from './AnalysisHistory.js';
export * from './AnalysisKind.js';
export * from './KeepAnalysis.js';
export * from './ports/AnalysisRepository.js';
export * from './RunAnalysis.js';
