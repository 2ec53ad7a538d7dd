export const drawerCanary = 'an area without a level';
