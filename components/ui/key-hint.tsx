/** The key that does the same as a button. Screen readers get it through `aria-keyshortcuts` instead. */
export function KeyHint({ children }: { children: string }) {
  return (
    <kbd aria-hidden className="hidden font-sans text-xs font-normal [@media(hover:hover)]:inline">
      {children}
    </kbd>
  );
}
