'use client';
export function Insights() {
  return null;
}
