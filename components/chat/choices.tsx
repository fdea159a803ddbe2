'use client';
import type { ChoicesData } from '@/lib/contract/action';
import { Button } from '../ui/button';
import { VisibleText } from '../ui/visible-text';

type ChoicesProps = { choices: ChoicesData; isOpen: boolean; onChoose: (option: string) => void };

/** A question with its answers as buttons; a click says the answer. Typing another answer works as well. */
export function Choices({ choices, isOpen, onChoose }: ChoicesProps) {
  return (
    <fieldset className="m-0 min-w-0 border-0 p-0">
      <legend className="mb-2 leading-relaxed break-words">
        <VisibleText text={choices.question} />
      </legend>
      {isOpen && (
        <div className="flex flex-wrap gap-2">
          {choices.options.map((option) => (
            <Button key={option} size="small" onClick={() => onChoose(option)}>
              <VisibleText text={option} />
            </Button>
          ))}
        </div>
      )}
    </fieldset>
  );
}
