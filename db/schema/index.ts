export * from './actions';
export * from './auth';
export * from './grants';
export * from './settings';
export * from './threads';
export * from './todos';
