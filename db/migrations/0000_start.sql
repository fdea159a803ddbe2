CREATE TABLE "actions" (
	"user_id" text NOT NULL,
	"id" text NOT NULL,
	"batch_id" text NOT NULL,
	"thread_id" text NOT NULL,
	"turn_id" text NOT NULL,
	"message_id" text NOT NULL,
	"tool_call_id" text NOT NULL,
	"line" integer NOT NULL,
	"agent" text NOT NULL,
	"tool" text NOT NULL,
	"schema_version" integer NOT NULL,
	"risk" text NOT NULL,
	"status" text NOT NULL,
	"version" integer NOT NULL,
	"arguments" jsonb NOT NULL,
	"proposed_arguments" jsonb NOT NULL,
	"time_zone" text NOT NULL,
	"target" jsonb,
	"findings" jsonb NOT NULL,
	"proposed_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"first_seen_at" timestamp (3) with time zone,
	"decided_at" timestamp (3) with time zone,
	"decided_by_session" text,
	"decided_on_device" text,
	"decided_how" text,
	"decided_version" integer,
	"reason" text,
	"said" jsonb NOT NULL,
	"result" jsonb,
	"undo" jsonb,
	"undone_at" timestamp (3) with time zone,
	"replaces" text,
	CONSTRAINT "actions_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "audit" (
	"user_id" text NOT NULL,
	"id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"actor" text NOT NULL,
	"event" text NOT NULL,
	"session_id" text,
	"device" text,
	"turn_id" text,
	"action_id" text,
	"todo_id" text,
	"before" jsonb,
	"after" jsonb,
	CONSTRAINT "audit_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "tool_calls" (
	"user_id" text NOT NULL,
	"id" text NOT NULL,
	"thread_id" text NOT NULL,
	"turn_id" text NOT NULL,
	"message_id" text NOT NULL,
	"step" integer NOT NULL,
	"tool" text NOT NULL,
	"arguments" jsonb NOT NULL,
	"output" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "tool_calls_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "accounts" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp with time zone,
	"refresh_token_expires_at" timestamp with time zone,
	"scope" text,
	"password" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"token" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sessions_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"is_anonymous" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "verifications" (
	"id" text PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "grants" (
	"user_id" text NOT NULL,
	"id" text NOT NULL,
	"tool" text NOT NULL,
	"max_risk" text NOT NULL,
	"fields" jsonb NOT NULL,
	"max_lines" integer NOT NULL,
	"from_action_id" text,
	"session_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	"uses" integer NOT NULL,
	CONSTRAINT "grants_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"user_id" text NOT NULL,
	"id" text NOT NULL,
	"thread_id" text NOT NULL,
	"turn_id" text NOT NULL,
	"position" integer NOT NULL,
	"role" text NOT NULL,
	"kind" text NOT NULL,
	"client_message_id" text,
	"parts" jsonb NOT NULL,
	"batch_ids" jsonb NOT NULL,
	"state" text NOT NULL,
	"steps" integer NOT NULL,
	"error_code" text,
	"time_zone" text NOT NULL,
	"locale" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "messages_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "thread_skills" (
	"user_id" text NOT NULL,
	"thread_id" text NOT NULL,
	"skill" text NOT NULL,
	"turn_id" text NOT NULL,
	"activated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "thread_skills_user_id_thread_id_skill_pk" PRIMARY KEY("user_id","thread_id","skill")
);
--> statement-breakpoint
CREATE TABLE "threads" (
	"user_id" text NOT NULL,
	"id" text NOT NULL,
	"title" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"lease_turn_id" text,
	"lease_holder" text,
	"lease_until" timestamp (3) with time zone,
	"stop_turn_id" text,
	"next_position" integer NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "threads_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "todos" (
	"user_id" text NOT NULL,
	"id" text NOT NULL,
	"title" text NOT NULL,
	"notes" text NOT NULL,
	"due_date" text,
	"due_time" text,
	"time_zone" text NOT NULL,
	"duration_minutes" integer,
	"recurrence" text,
	"priority" integer NOT NULL,
	"list" text,
	"tags" jsonb NOT NULL,
	"subtasks" jsonb NOT NULL,
	"reminders" jsonb NOT NULL,
	"status" text NOT NULL,
	"source" text NOT NULL,
	"completed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"version" integer NOT NULL,
	"action_id" text,
	"turn_id" text,
	CONSTRAINT "todos_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "actions" ADD CONSTRAINT "actions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "actions" ADD CONSTRAINT "actions_user_id_thread_id_threads_user_id_id_fk" FOREIGN KEY ("user_id","thread_id") REFERENCES "public"."threads"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "actions" ADD CONSTRAINT "actions_user_id_tool_call_id_tool_calls_user_id_id_fk" FOREIGN KEY ("user_id","tool_call_id") REFERENCES "public"."tool_calls"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit" ADD CONSTRAINT "audit_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tool_calls" ADD CONSTRAINT "tool_calls_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tool_calls" ADD CONSTRAINT "tool_calls_user_id_thread_id_threads_user_id_id_fk" FOREIGN KEY ("user_id","thread_id") REFERENCES "public"."threads"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tool_calls" ADD CONSTRAINT "tool_calls_user_id_message_id_messages_user_id_id_fk" FOREIGN KEY ("user_id","message_id") REFERENCES "public"."messages"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grants" ADD CONSTRAINT "grants_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_user_id_thread_id_threads_user_id_id_fk" FOREIGN KEY ("user_id","thread_id") REFERENCES "public"."threads"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_skills" ADD CONSTRAINT "thread_skills_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_skills" ADD CONSTRAINT "thread_skills_user_id_thread_id_threads_user_id_id_fk" FOREIGN KEY ("user_id","thread_id") REFERENCES "public"."threads"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "threads" ADD CONSTRAINT "threads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "todos" ADD CONSTRAINT "todos_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "actions_replaced_once" ON "actions" USING btree ("user_id","replaces");--> statement-breakpoint
CREATE INDEX "actions_by_status" ON "actions" USING btree ("user_id","status","expires_at");--> statement-breakpoint
CREATE INDEX "actions_by_thread" ON "actions" USING btree ("user_id","thread_id","id");--> statement-breakpoint
CREATE INDEX "actions_by_batch" ON "actions" USING btree ("user_id","batch_id");--> statement-breakpoint
CREATE INDEX "actions_by_expiry" ON "actions" USING btree ("expires_at") WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX "actions_by_time" ON "actions" USING btree ("user_id","proposed_at","id");--> statement-breakpoint
CREATE INDEX "audit_by_action" ON "audit" USING btree ("user_id","action_id");--> statement-breakpoint
CREATE INDEX "audit_by_todo" ON "audit" USING btree ("user_id","todo_id");--> statement-breakpoint
CREATE INDEX "audit_by_time" ON "audit" USING btree ("user_id","at","id");--> statement-breakpoint
CREATE INDEX "tool_calls_by_thread" ON "tool_calls" USING btree ("user_id","thread_id","id");--> statement-breakpoint
CREATE INDEX "accounts_user_id_index" ON "accounts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_user_id_index" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "verifications_identifier_index" ON "verifications" USING btree ("identifier");--> statement-breakpoint
CREATE INDEX "grants_by_tool" ON "grants" USING btree ("user_id","tool");--> statement-breakpoint
CREATE UNIQUE INDEX "messages_in_order" ON "messages" USING btree ("user_id","thread_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "messages_once" ON "messages" USING btree ("user_id","client_message_id");--> statement-breakpoint
CREATE INDEX "threads_by_update" ON "threads" USING btree ("user_id","updated_at");--> statement-breakpoint
CREATE INDEX "todos_by_due" ON "todos" USING btree ("user_id","status","due_date","due_time");