'use client';
export function Activity() {
  return null;
}
