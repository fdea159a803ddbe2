import { expect, it, vi } from 'vitest';
import { AppError } from './errors';

it('is known for what it is by another instance of this module, as routes and instrumentation are', async () => {
  vi.resetModules();
  const other = await import('./errors');
  expect(other.AppError).not.toBe(AppError);
  expect(new other.AppError('not_found')).toBeInstanceOf(AppError);
  expect(new AppError('not_found')).toBeInstanceOf(other.AppError);
});

it('does not take any error for one of ours', () => {
  expect(new Error('not_found')).not.toBeInstanceOf(AppError);
  expect(null).not.toBeInstanceOf(AppError);
});
