/** How every text field, date field and select looks. */
export const fieldClass =
  'block min-h-10 w-full min-w-0 rounded-control border border-control-line/60 bg-paper px-3 text-[0.9375rem] text-ink transition-colors duration-150 hover:border-control-line focus-visible:border-transparent focus-visible:outline-2 focus-visible:-outline-offset-1 aria-invalid:border-red';
