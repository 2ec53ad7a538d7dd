export const accountCanary = 'what another area must not see';
