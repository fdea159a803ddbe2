'use client';
import { Search, SlidersHorizontal } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { actionStatuses } from '@/lib/contract/action';
import type { ActivityPage } from '@/lib/contract/records';
import { Button, IconButton } from '../ui/button';
import { fieldClass } from '../ui/field-class';
import { LabelledField } from '../ui/labelled-field';
import { SelectField, type SelectFieldProps } from '../ui/select-field';
import { type ActivityFilter, everything, isNarrowed, readKind, readStatus } from './activity-query';

type ActivityFiltersProps = {
  filter: ActivityFilter;
  tools: ActivityPage['tools'];
  onFilter: (filter: ActivityFilter) => void;
};

/** A search over everything, and what narrows the list. */
export function ActivityFilters({ filter, tools, onFilter }: ActivityFiltersProps) {
  const t = useTranslations('activity');
  const [isOpen, setIsOpen] = useState(false);
  const fields = useId();
  const set = (change: Partial<ActivityFilter>) => onFilter({ ...filter, ...change });
  return (
    <search aria-label={t('searchLabel')} className="block">
      <div className="flex items-center gap-2">
        <div className="relative flex-1">
          <Search aria-hidden className="absolute top-1/2 left-3 size-4 -translate-y-1/2 text-ink-faint" />
          <input
            type="search"
            value={filter.q}
            maxLength={200}
            onChange={(event) => set({ q: event.target.value })}
            aria-label={t('search')}
            placeholder={t('searchHint')}
            className="min-h-11 w-full rounded-control bg-sunken pr-3 pl-9"
          />
        </div>
        {/* Where there is room the fields are always there. */}
        <span className="wide:hidden">
          <IconButton
            label={t('filters.show')}
            aria-expanded={isOpen}
            aria-controls={fields}
            onClick={() => setIsOpen(!isOpen)}
          >
            <SlidersHorizontal aria-hidden />
          </IconButton>
        </span>
      </div>
      <div
        id={fields}
        className={`mt-3 grid-cols-2 gap-3 wide:grid ${isOpen ? 'grid' : 'hidden'} wide:grid-cols-[1fr_1.2fr_1fr_auto_auto]`}
      >
        <Choice
          label={t('filters.kind')}
          value={filter.kind}
          options={[
            ['', t('any')],
            ['action', t('kinds.action')],
            ['own', t('kinds.own')],
          ]}
          onChange={(value) =>
            set({ kind: readKind(value), ...(value === 'own' && { tool: '', status: '' }) })
          }
        />
        <Choice
          label={t('filters.tool')}
          value={filter.tool}
          disabled={filter.kind === 'own'}
          options={[['', t('any')], ...tools.map(({ tool, label }): [string, string] => [tool, label])]}
          onChange={(tool) => set({ tool })}
        />
        <Choice
          label={t('filters.status')}
          isWide
          value={filter.status}
          disabled={filter.kind === 'own'}
          options={[
            ['', t('any')],
            ...actionStatuses.map((status): [string, string] => [status, t(`status.${status}`)]),
          ]}
          onChange={(value) => set({ status: readStatus(value) })}
        />
        <Day label={t('filters.from')} value={filter.from} onChange={(from) => set({ from })} />
        <Day label={t('filters.to')} value={filter.to} onChange={(to) => set({ to })} />
      </div>
      {isNarrowed(filter) && (
        <div className="mt-2">
          <Button look="link" size="small" onClick={() => onFilter(everything)}>
            {t('clear')}
          </Button>
        </div>
      )}
    </search>
  );
}

/** Takes a line of its own on a phone where it is wide. */
function Choice({ isWide, ...field }: SelectFieldProps & { isWide?: boolean }) {
  const select = <SelectField {...field} />;
  return isWide ? <div className="col-span-2 wide:col-span-1">{select}</div> : select;
}

function Day({
  label,
  value,
  onChange,
}: {
  label: string;
  value: string;
  onChange: (value: string) => void;
}) {
  return (
    <LabelledField label={label}>
      {(id) => (
        <input
          id={id}
          type="date"
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className={fieldClass}
        />
      )}
    </LabelledField>
  );
}
