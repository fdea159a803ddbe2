export * from './actions';
export * from './auth';
export * from './threads';
export * from './todos';
