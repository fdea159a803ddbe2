export * from './actions';
export * from './auth';
export * from './grants';
export * from './threads';
export * from './todos';
