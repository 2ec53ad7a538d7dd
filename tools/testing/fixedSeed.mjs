import fc from 'fast-check';

// A run that is repeated tries the same inputs: what fails, fails for a change. FAST_CHECK_SEED tries others.
fc.configureGlobal({ seed: Number(process.env.FAST_CHECK_SEED ?? 20_261_122) });
