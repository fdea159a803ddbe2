'use client';
export function Settings() {
  return null;
}
