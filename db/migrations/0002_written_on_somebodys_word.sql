-- A todo changes on a person's word or not at all. At the end of every transaction, each todo that it wrote must have an audit row for exactly this version: by the person
-- in a session of theirs, or by an action of the same person that a decision ended. Whatever code writes, a change without one is not committed.
CREATE FUNCTION "assert_todo_has_author"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND NEW."version" <= OLD."version" THEN
    RAISE EXCEPTION 'todo % was changed without a new version', NEW."id" USING ERRCODE = 'check_violation';
  END IF;
  PERFORM 1 FROM "audit" "entry"
    WHERE "entry"."user_id" = NEW."user_id" AND "entry"."todo_id" = NEW."id"
      AND ("entry"."after"->>'version')::integer = NEW."version"
      AND (
        ("entry"."actor" = 'person' AND "entry"."session_id" IS NOT NULL)
        OR ("entry"."actor" = 'decision' AND EXISTS (
          SELECT 1 FROM "actions" "decided"
          WHERE "decided"."user_id" = NEW."user_id" AND "decided"."id" = "entry"."action_id"
            AND "decided"."status" IN ('confirmed', 'undone') AND "decided"."decided_at" IS NOT NULL
        ))
      );
  IF NOT FOUND THEN
    RAISE EXCEPTION 'todo % version % has no author', NEW."id", NEW."version" USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "todos_have_authors" AFTER INSERT OR UPDATE ON "todos"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "assert_todo_has_author"();
--> statement-breakpoint
-- What the audit says stays said.
CREATE FUNCTION "refuse_change_of_audit"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'audit rows are never changed' USING ERRCODE = 'check_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER "audit_is_kept" BEFORE UPDATE ON "audit" FOR EACH ROW EXECUTE FUNCTION "refuse_change_of_audit"();
