/** Written by `npm run openapi`; not by hand. */
export interface paths {
    "/api/absence/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["AbsencesController_takeBack"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["AccountUndoController_undo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/attendance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["AttendanceController_day"];
        put: operations["AttendanceController_save"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/attendance/headcounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["AttendanceController_count"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/attendance/health-reads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["AttendanceController_noteOfflineReads"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/attendance/issues": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["AttendanceController_listIssues"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/attendance/issues/{id}/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["AttendanceController_close"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/attendance/issues/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["AttendanceController_restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auditLog": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["AuditController_changes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bank-entry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["BankStatementsController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bank-entry/{id}/ignore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["BankStatementsController_ignore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bank-entry/{id}/reopen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["BankStatementsController_reopen"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bank-entry/book": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["BankStatementsController_book"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bank-entry/book-certain": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["BankStatementsController_bookCertain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bank-statement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["BankStatementsController_import"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bank-statement/csv-mapping": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["BankStatementsController_getMapping"];
        put: operations["BankStatementsController_setMapping"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cancellationFee/{id}/waive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["CancellationFeesController_waive"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/child": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["ChildController_list"];
        put?: never;
        post: operations["ChildController_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/child/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["ChildController_get"];
        put: operations["ChildController_update"];
        post?: never;
        delete: operations["ChildRemovalController_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/child/{id}/absence": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["AbsencesController_tell"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/child/{id}/delete-preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["ChildRemovalController_previewRemoval"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/child/{id}/last-contacts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["StaffRegistrationController_lastContacts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/child/{id}/pickup-persons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["PickupPersonsController_save"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/client-error": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["ClientErrorController_report"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/course": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["courseController_list"];
        put?: never;
        post: operations["courseController_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/course/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["courseController_get"];
        put: operations["courseController_update"];
        post?: never;
        delete: operations["courseController_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/course/{id}/changeActive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["CourseController_changeActive"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/course/{id}/copy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["CourseController_copy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/course/{id}/delete-preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["courseController_previewRemoval"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/course/{id}/draw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["DrawsController_get"];
        put?: never;
        post: operations["DrawsController_publish"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/course/{id}/draw/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["DrawsController_preview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/course/{id}/mail-preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["MailPreviewController_preview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/course/day": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["DayController_day"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/course/overview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["CourseController_overview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/course/rollover": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["CourseController_rollOver"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/course/rollover/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["CourseController_previewRollover"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/course/upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["courseUploadController_upload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/course/years": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["CourseController_years"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/courseCategory": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["courseCategoryController_list"];
        put?: never;
        post: operations["courseCategoryController_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/courseCategory/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["courseCategoryController_get"];
        put: operations["courseCategoryController_update"];
        post?: never;
        delete: operations["courseCategoryController_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/courseCategory/{id}/delete-preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["courseCategoryController_previewRemoval"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/courseType": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["courseTypeController_list"];
        put?: never;
        post: operations["courseTypeController_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/courseType/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["courseTypeController_get"];
        put: operations["courseTypeController_update"];
        post?: never;
        delete: operations["courseTypeController_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/courseType/{id}/delete-preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["courseTypeController_previewRemoval"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/courseWeek": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["courseWeekController_list"];
        put?: never;
        post: operations["courseWeekController_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/courseWeek/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["courseWeekController_get"];
        put: operations["courseWeekController_update"];
        post?: never;
        delete: operations["courseWeekController_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/courseWeek/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["CourseWeekController_cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/courseWeek/{id}/cancel-preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["CourseWeekController_previewCancel"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/courseWeek/{id}/days-preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["CourseWeekController_previewDays"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/courseWeek/{id}/delete-preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["courseWeekController_previewRemoval"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/courseWeek/{id}/groups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["WeekGroupsController_read"];
        put: operations["WeekGroupsController_save"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/courseWeek/{id}/merge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["CourseWeekController_merge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/courseWeek/{id}/merge-preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["CourseWeekController_previewMerge"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/courseWeek/upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["courseWeekUploadController_upload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dashboard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["DashboardController_figures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/document/upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["documentUploadController_upload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/email/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["EmailController_confirm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/email/confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["EmailController_resend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/failedMail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["FailedMailsController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/failedMail/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["FailedMailsController_get"];
        put?: never;
        post?: never;
        delete: operations["FailedMailsController_discard"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/failedMail/{id}/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["FailedMailsController_resend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/failedMail/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["FailedMailsController_resendAll"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/family/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["OfficeFamilyController_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/family/{id}/payment-documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["PaymentDocumentsController_ofParent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/frontend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["PublicCoursesController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/frontend/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["PublicCoursesController_detail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/guardian-invitation/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["GuardiansController_withdrawAsStaff"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/guardian-invitation/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["GuardiansController_accept"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/guardian-invitation/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["GuardiansController_preview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/healthAccess": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["HealthAccessController_read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/healthReadLog": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["AuditController_healthReads"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/import/families": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["ImportController_importFamilies"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/import/families/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["ImportController_checkFamilies"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/import/projects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["ImportController_importProjects"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/import/projects/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["ImportController_checkProjects"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/location": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["locationController_list"];
        put?: never;
        post: operations["locationController_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/location/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["locationController_get"];
        put: operations["locationController_update"];
        post?: never;
        delete: operations["locationController_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/location/{id}/delete-preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["locationController_previewRemoval"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["SessionController_login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/login/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["SecondStepController_code"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/login/passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["SecondStepController_passkey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/login/passkey/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["SecondStepController_passkeyOptions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["SessionController_logout"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/message": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["MessagesController_list"];
        put?: never;
        post: operations["MessagesController_send"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/message/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["MessagesController_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/message/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["MessagesController_preview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/message/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["MessagesController_test"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/message/upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["MessagesController_upload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my-family": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["FamilyController_read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my-family/absence": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["AbsencesController_tellOwn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my-family/absence/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["AbsencesController_takeBackOwn"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my-family/calendar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["CalendarController_read"];
        put?: never;
        post: operations["CalendarController_renew"];
        delete: operations["CalendarController_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my-family/children": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["FamilyController_addChild"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my-family/children/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["FamilyController_updateChild"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my-family/children/{id}/guardians/{personId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["GuardiansController_end"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my-family/children/{id}/guardianship": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["GuardiansController_leave"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my-family/children/{id}/pickup-persons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["PickupPersonsController_saveOwn"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my-family/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["PrivacyController_ofMine"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my-family/guardian-invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["GuardiansController_invite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my-family/guardian-invitations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["GuardiansController_withdraw"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my-family/guardians": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["GuardiansController_read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my-family/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["FamilyMessagesController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my-family/parent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["FamilyController_updateParent"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my-family/parent/phone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["FamilyController_takeOverPhone"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my-family/payment-documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["PaymentDocumentsController_own"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my-family/reminders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["RemindersController_read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my-family/reminders/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["RemindersController_add"];
        post?: never;
        delete: operations["RemindersController_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/option": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["OptionsController_list"];
        put?: never;
        post: operations["OptionsController_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/option/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["OptionsController_get"];
        put: operations["OptionsController_update"];
        post?: never;
        delete: operations["OptionsController_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/option/mail-preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["MailPreviewController_previewFooter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/option/upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["optionUploadController_upload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["OptionsController_all"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/parent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["ParentController_list"];
        put?: never;
        post: operations["ParentController_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/parent/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["ParentController_get"];
        put: operations["ParentController_update"];
        post?: never;
        delete: operations["ParentRemovalController_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/parent/{id}/delete-preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["ParentRemovalController_previewRemoval"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/parent/{id}/erase": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["PrivacyController_erase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/parent/{id}/erase-preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["PrivacyController_previewErasure"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/parent/{id}/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["PrivacyController_ofFamily"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/parent/{id}/phone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["PhoneController_takeOverPhone"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/parent/{id}/view": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["ParentViewController_open"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["PasswordController_change"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/password/forgot": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["PasswordController_forgot"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/password/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["PasswordController_reset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/password/reset/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["PasswordController_check"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["PaymentLedgerController_list"];
        put?: never;
        post: operations["PaymentLedgerController_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payment-reminder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["PaymentRemindersController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payment-reminder/{id}/pause": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["PaymentRemindersController_pause"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payment-reminder/{id}/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["PaymentRemindersController_preview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payment-reminder/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["PaymentRemindersController_summary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payment/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["PaymentLedgerController_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payment/{id}/reverse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["PaymentLedgerController_reverse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payment/credit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["PaymentLedgerController_useCredit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/peopleCourseWeekRegistration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["StaffRegistrationController_list"];
        put?: never;
        post: operations["StaffRegistrationController_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/peopleCourseWeekRegistration/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["StaffRegistrationController_get"];
        put: operations["PaymentsController_edit"];
        post?: never;
        delete: operations["StaffRegistrationController_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/peopleCourseWeekRegistration/{id}/delete-preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["StaffRegistrationController_previewRemoval"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/peopleCourseWeekRegistration/{id}/give-place": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["StaffRegistrationController_give"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/peopleCourseWeekRegistration/{id}/move": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["MoveController_move"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/peopleCourseWeekRegistration/{id}/move-preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["MoveController_preview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/peopleCourseWeekRegistration/setPayed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["PaymentsController_book"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["SessionController_refresh"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["RegisterController_register[0]"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/registration/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["ParentRegistrationController_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/registration/{id}/accept-offer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["ParentRegistrationController_acceptOffer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/registration/{id}/decline-offer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["ParentRegistrationController_declineOffer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/role": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["RolesController_list"];
        put?: never;
        post: operations["RolesController_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/role/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["RolesController_get"];
        put: operations["RolesController_update"];
        post?: never;
        delete: operations["RolesController_remove"];
        options?: never;
        head?: never;
        patch: operations["RolesController_patch"];
        trace?: never;
    };
    "/api/role/{id}/delete-preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["RolesController_previewRemoval"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/role/permissions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["RolesController_permissions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/save-registration/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["ParentRegistrationController_save"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["SearchController_find"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["SecondFactorController_state"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/second-factor/app": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["SecondFactorController_beginApp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/second-factor/app/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["SecondFactorController_addApp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/second-factor/app/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["SecondFactorController_removeApp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/second-factor/confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["SecondFactorController_askForPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/second-factor/passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["SecondFactorController_beginPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/second-factor/passkey/{id}/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["SecondFactorController_removePasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/second-factor/passkey/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["SecondFactorController_addPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/second-factor/recovery-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["SecondFactorController_renewCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/send-registration/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["ParentRegistrationController_send"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/send-registration/{id}/admin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["StaffRegistrationController_send"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/setup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["SetupController_steps"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ticket": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["SessionController_downloadToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["UsersController_list"];
        put?: never;
        post: operations["UsersController_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["UsersController_get"];
        put: operations["UsersController_update"];
        post?: never;
        delete: operations["UsersController_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/{id}/delete-preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["UsersController_previewRemoval"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/{id}/second-factor/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["UsersController_resetSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/userdata": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["SessionController_userdata"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["RegisterController_register[1]"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calendar/{secret}.ics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["CalendarController_feed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calendar/registration/{id}.ics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["CalendarController_registration"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/confirmation/{courseId}/{peopleId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["ConfirmationController_german"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/confirmation/{courseId}/{peopleId}/it": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["ConfirmationController_italian"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/excelExport/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["ExportsController_course"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/export/day-sheet/{weekId}/{date}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["SheetsController_germanDay"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/export/day-sheet/{weekId}/{date}/it": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["SheetsController_italianDay"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/export/emergency-sheet/{weekId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["SheetsController_germanEmergency"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/export/emergency-sheet/{weekId}/it": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["SheetsController_italianEmergency"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/export/families": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["TablesController_familyRecords"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/export/families/template": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["TablesController_familyTemplate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/export/funding/{year}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["FundingController_read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/export/journal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["JournalController_read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/export/meals/{weekId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["SheetsController_germanMeals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/export/meals/{weekId}/it": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["SheetsController_italianMeals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/export/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["ExportsController_paymentsOfAll"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/export/projects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["TablesController_projectRecords"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/export/projects/template": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["TablesController_projectTemplate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/export/statement/{personId}/{year}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["StatementController_german"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/export/statement/{personId}/{year}/it": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["StatementController_italian"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/export/tax-confirmation/{childId}/{year}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["TaxConfirmationController_german"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/export/tax-confirmation/{childId}/{year}/it": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["TaxConfirmationController_italian"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/export/week-sheet/{weekId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["SheetsController_germanWeek"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/export/week-sheet/{weekId}/it": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["SheetsController_italianWeek"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["HealthController_live"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["HealthController_ready"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mail-preview/{id}/{kind}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["MailPreviewController_show"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/message-file/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["FamilyMessagesController_file"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/metrics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["MetricsController_read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Absence: {
            child_id: number;
            /** Format: date */
            from: string;
            id: number;
            reason: string | null;
            /** Format: date */
            to: string;
        };
        AbsenceBody: {
            /** Format: date */
            from: string;
            reason?: string | null;
            /** Format: date */
            to: string;
        };
        AlternativeWeek: {
            children: number;
            course: components["schemas"]["Named"];
            free: number;
            /** Format: date */
            from: string;
            id: number;
            name: string;
            name_it: string;
            /** Format: date */
            to: string;
        };
        AppToAdd: {
            address: string;
            /** Format: date-time */
            expires_at: string;
            secret: string;
            token: string;
        };
        AttendanceBody: {
            changes: components["schemas"]["AttendanceChangeBody"][];
        };
        AttendanceChangeBody: {
            /** Format: date-time */
            arrived_at?: string | null;
            /** Format: date-time */
            changed_at: string;
            child_id: number;
            /** Format: date */
            date: string;
            device?: string | null;
            id: string;
            /** Format: date-time */
            left_at?: string | null;
            left_with?: string | null;
            left_with_name?: string | null;
            left_with_phone?: string | null;
            note?: string | null;
            seen?: components["schemas"]["SeenBody"] | null;
            sequence?: number | null;
            /** @enum {string|null} */
            status?: "present" | "absent" | "excused" | null;
            withdraws?: string | null;
        };
        AttendanceChild: {
            absence: {
                reason: string | null;
            } | null;
            age: number | null;
            attendance: components["schemas"]["AttendanceRecord"] | null;
            /** Format: date */
            birth: string | null;
            child_id: number;
            contacts: components["schemas"]["PhoneContact"][];
            /** @enum {string|null} */
            day_type: "full_day" | "half_day" | null;
            first_name: string;
            group_id: number | null;
            has_open_point: boolean;
            health: components["schemas"]["ChildHealth"] | null;
            last_name: string;
            leave_alone: boolean;
            parents: {
                address: string | null;
                id: number;
                name: string;
                phone: string | null;
            }[];
            pickup_persons: components["schemas"]["PickupPerson"][];
            place_ended: boolean;
            registration_id: number | null;
            swimming_help: boolean;
            tax: string;
        };
        AttendanceDay: {
            /** Format: date */
            date: string;
            issues: number;
            may_mark: boolean;
            office_phone: string;
            /** Format: date-time */
            server_time: string;
            taken_off: {
                /** Format: date-time */
                at: string;
                group: string | null;
                leaders: components["schemas"]["WeekLeader"][];
                week: {
                    course: {
                        custom_labels: boolean;
                        id: number;
                        label_full_day_de: string | null;
                        label_full_day_it: string | null;
                        label_half_day_de: string | null;
                        label_half_day_it: string | null;
                        name: string;
                        name_it: string;
                    };
                    /** Format: date */
                    from: string;
                    id: number;
                    location: components["schemas"]["Named"] | null;
                    name: string;
                    name_it: string;
                    /** Format: date */
                    to: string;
                };
                whole_week: boolean;
            }[];
            to_hand_over: {
                first_name: string;
                id: number;
                last_name: string;
            }[];
            weeks: components["schemas"]["AttendanceWeek"][];
        };
        AttendanceIssue: {
            attendance: components["schemas"]["AttendanceRecord"] | null;
            change_id: string;
            child: {
                first_name: string;
                id: number;
                last_name: string;
            };
            contact: {
                contacts: components["schemas"]["PhoneContact"][];
                health: boolean | null;
                parents: {
                    id: number;
                    name: string;
                    phone: string | null;
                }[];
            } | null;
            /** Format: date */
            date: string;
            id: number;
            /** Format: date-time */
            made_at: string;
            made_by: components["schemas"]["WeekLeader"] | null;
            mark: {
                /** Format: date-time */
                arrived_at?: string | null;
                /** Format: date-time */
                left_at?: string | null;
                left_with?: string | null;
                left_with_name?: string | null;
                left_with_phone?: string | null;
                note?: string | null;
                /** @enum {string|null} */
                status?: "absent" | "excused" | "present" | null;
            };
            may_close: boolean;
            may_pick_up: boolean | null;
            may_restore: boolean;
            /** @enum {string} */
            reason: "changed_meanwhile" | "left_before" | "no_place" | "not_authorised" | "not_leading" | "other_day" | "place_ended" | "told_absent" | "week_over";
            reason_gone: boolean;
            /** Format: date-time */
            received_at: string;
            replaced: {
                /** Format: date-time */
                arrived_at?: string | null;
                /** Format: date-time */
                left_at?: string | null;
                left_with?: string | null;
                left_with_name?: string | null;
                left_with_phone?: string | null;
                note?: string | null;
                /** @enum {string|null} */
                status?: "absent" | "excused" | "present" | null;
            } | null;
            seen: {
                /** Format: date-time */
                arrived_at: string | null;
                /** Format: date-time */
                left_at: string | null;
                left_with: string | null;
                /** @enum {string|null} */
                status: "absent" | "excused" | "present" | null;
            } | null;
            /** Format: date-time */
            settled_at: string | null;
            settled_by: components["schemas"]["WeekLeader"] | null;
            settled_reason: string | null;
            /** @enum {string} */
            state: "closed" | "open" | "restored" | "undone";
            version: string | null;
            week: {
                course: {
                    custom_labels: boolean;
                    id: number;
                    label_full_day_de: string | null;
                    label_full_day_it: string | null;
                    label_half_day_de: string | null;
                    label_half_day_it: string | null;
                    name: string;
                    name_it: string;
                };
                /** Format: date */
                from: string;
                id: number;
                location: components["schemas"]["Named"] | null;
                name: string;
                name_it: string;
                /** Format: date */
                to: string;
            };
        };
        AttendanceRecord: {
            /** Format: date-time */
            arrived_at: string | null;
            /** Format: date-time */
            changed_at: string | null;
            changed_by: components["schemas"]["WeekLeader"] | null;
            child_id: number;
            /** Format: date */
            date: string;
            /** Format: date-time */
            left_at: string | null;
            left_with: string | null;
            left_with_name: string | null;
            left_with_phone: string | null;
            may_pick_up: boolean | null;
            note: string | null;
            /** @enum {string|null} */
            status: "absent" | "excused" | "present" | null;
            told_by: components["schemas"]["WeekLeader"] | null;
        };
        AttendanceResult: {
            attendance: components["schemas"]["AttendanceRecord"][];
            results: {
                id: string;
                issue_id: number | null;
                message: string | null;
                /** @enum {string} */
                outcome: "applied" | "issue" | "refused" | "repeated" | "superseded";
            }[];
        };
        AttendanceWeek: {
            children: components["schemas"]["AttendanceChild"][];
            course: {
                custom_labels: boolean;
                id: number;
                label_full_day_de: string | null;
                label_full_day_it: string | null;
                label_half_day_de: string | null;
                label_half_day_it: string | null;
                name: string;
                name_it: string;
            };
            erased: {
                /** Format: date-time */
                at: string;
                group: string | null;
            }[];
            /** Format: date */
            from: string;
            gone: {
                /** Format: date-time */
                at: string;
                first_name: string;
                id: number;
                last_name: string;
            }[];
            groups: {
                id: number;
                leaders: components["schemas"]["WeekLeader"][];
                name: string;
            }[];
            headcounts: components["schemas"]["Headcount"][];
            id: number;
            is_led: boolean;
            location: components["schemas"]["Named"] | null;
            name: string;
            name_it: string;
            place_address: string | null;
            /** Format: date */
            to: string;
        };
        AuditChange: {
            after: components["schemas"]["AuditValue"];
            before: components["schemas"]["AuditValue"];
            field: string;
        };
        AuditEntry: {
            /** @enum {string} */
            action: "call" | "create" | "delete" | "update";
            at: string;
            changes: components["schemas"]["AuditChange"][];
            fields: string[];
            id: number;
            record: components["schemas"]["AuditName"] | null;
            record_id: number | null;
            resource: string;
            user: {
                id: number;
                name: string;
            } | null;
            user_id: number;
        };
        AuditName: {
            course_id: number | null;
            id: number;
            name: string;
            name_it: string;
            resource: string;
        };
        AuditValue: (string | number | false | true | string[] | components["schemas"]["AuditName"][]) | null;
        BankBooking: {
            amount: number;
            booked: number;
            message: string;
        };
        BankCsvMappingDetail: {
            account: string;
            amount: string;
            bank_reference: string | null;
            booked_on: string | null;
            currency: string | null;
            date: string;
            debit: string | null;
            /** @enum {string} */
            decimal: "," | ".";
            /** @enum {string} */
            delimiter: "," | ";" | "tab";
            payer_iban: string | null;
            payer_name: string | null;
            text: string;
            text_2: string | null;
            text_3: string | null;
            version: string;
        };
        BankEntryRecord: {
            account: string;
            amount: number;
            bank_statement_id: number;
            /** Format: date */
            booked_on: string;
            currency: string;
            /** Format: date */
            date: string;
            /** Format: date-time */
            decided_at: string | null;
            id: number;
            is_reversal: boolean;
            payer_iban: string | null;
            payer_name: string | null;
            payment_id: number | null;
            references: string[];
            related: {
                /** Format: date */
                booked_on: string;
                /** Format: date */
                date: string;
                id: number;
                payer_name: string | null;
                payment_id: number | null;
                /** @enum {string} */
                state: "booked" | "ignored" | "open";
                text: string | null;
            } | null;
            /** @enum {string} */
            state: "booked" | "ignored" | "open";
            suggestion: components["schemas"]["BankSuggestion"] | null;
            text: string | null;
        };
        BankImport: {
            entries: number;
            id: number;
            known: number;
            message: string;
            new: number;
        };
        BankShare: {
            amount: number;
            course: components["schemas"]["Named"];
            is_fee: boolean;
            people: {
                first_name: string;
                id: number;
                last_name: string;
            };
            registration_id: number;
        };
        BankShareBody: {
            amount: number;
            registration_id: number;
        };
        BankSuggestion: {
            /** @enum {string} */
            certainty: "certain" | "likely" | "unknown";
            credit: {
                amount: number;
                person_id: number;
            } | null;
            person_ids: number[];
            reasons: string[];
            shares: components["schemas"]["BankShare"][];
        };
        BookBankEntriesBody: {
            entries: components["schemas"]["BookBankEntryBody"][];
            mail?: boolean | null;
        };
        BookBankEntryBody: {
            credit_person_id?: number | null;
            id: number;
            shares?: components["schemas"]["BankShareBody"][] | null;
        };
        BookCertainBody: {
            mail?: boolean | null;
        };
        BookedChildInput: {
            courseWeeks?: components["schemas"]["BookedWeekInput"][] | null;
            custom_field?: string | null;
            id?: number | null;
        };
        BookedWeekInput: {
            /** @enum {string} */
            dayType: "full_day" | "half_day";
            id?: number | null;
            priority?: number | null;
        };
        CancellationStep: {
            days_before: number;
            fee_percent: number;
        };
        CancellationTerms: {
            credit: number;
            fee: number;
            open: number;
            /** Format: date-time */
            until: string;
        };
        CancelWeekBody: {
            message?: string | null;
            message_it?: string | null;
        };
        ChangedPassword: {
            /** Format: date-time */
            expires_at: string;
            message: string;
            token: string;
            translations?: {
                de?: {
                    message: string;
                };
                en?: {
                    message: string;
                };
                it?: {
                    message: string;
                };
            };
        };
        ChangePasswordDto: {
            code?: string | null;
            /** Format: password */
            current_password: string;
            passkey?: components["schemas"]["PasskeyAnswerDto"] | null;
            /** Format: password */
            password: string;
            /** Format: password */
            password_confirmation: string;
        };
        ChildCourseWeek: {
            course: {
                active: boolean;
                id: number;
                name: string;
                name_it: string;
            };
            course_id: number;
            /** Format: date */
            from: string;
            id: number;
            name: string;
            name_it: string;
            pivot: {
                is_waiting: boolean;
            };
            /** Format: date */
            to: string;
        };
        ChildCreateBody: {
            allergies?: string | null;
            first_name: string;
            health_consent?: boolean | null;
            incompatibilities?: string | null;
            /** @enum {string} */
            lang: "de" | "it";
            last_name: string;
            leave_alone?: boolean | null;
            medicaments?: string | null;
            phone: string;
            risk_group?: string | null;
            /** @enum {string} */
            school: "kg_1" | "kg_2" | "kg_3" | "kg_4" | "gs_1" | "gs_2" | "gs_3" | "gs_4" | "gs_5" | "ms_1" | "ms_2" | "ms_3" | "other";
            swimming_help?: boolean | null;
            tax: string;
            whatsapp_infos?: boolean | null;
            with_diagnostics?: boolean | null;
        };
        childCreateInput: {
            allergies?: string | null;
            first_name: string;
            health_consent?: boolean | null;
            /** @enum {string|null} */
            health_consent_way?: "paper" | "email" | "phone" | "present" | "other_system" | null;
            incompatibilities?: string | null;
            /** @enum {string} */
            lang: "de" | "it";
            last_name: string;
            leave_alone?: boolean | null;
            medicaments?: string | null;
            parents?: number[] | null;
            phone: string;
            risk_group?: string | null;
            /** @enum {string} */
            school: "kg_1" | "kg_2" | "kg_3" | "kg_4" | "gs_1" | "gs_2" | "gs_3" | "gs_4" | "gs_5" | "ms_1" | "ms_2" | "ms_3" | "other";
            second_guardian_forbidden?: boolean | null;
            swimming_help?: boolean | null;
            tax: string;
            whatsapp_infos?: boolean | null;
            with_diagnostics?: boolean | null;
        };
        ChildGuardians: {
            can_leave: boolean;
            first_name: string;
            guardians: components["schemas"]["InvitedGuardian"][];
            id: number;
            invited_by: string | null;
            last_name: string;
            /** @enum {string|null} */
            refusal: "complete" | "forbidden" | "invited" | null;
        };
        ChildHealth: {
            allergies: string | null;
            incompatibilities: string | null;
            medicaments: string | null;
            risk_group: string | null;
            with_diagnostics: boolean;
        };
        ChildParent: {
            display_name: string;
            first_name: string;
            id: number;
            invited_by: string | null;
            last_name: string;
            place: string | null;
        };
        ChildUpdateBody: {
            allergies?: string | null;
            first_name?: string;
            health_consent?: boolean | null;
            incompatibilities?: string | null;
            /** @enum {string} */
            lang?: "de" | "it";
            last_name?: string;
            leave_alone?: boolean | null;
            medicaments?: string | null;
            phone?: string;
            risk_group?: string | null;
            /** @enum {string} */
            school?: "kg_1" | "kg_2" | "kg_3" | "kg_4" | "gs_1" | "gs_2" | "gs_3" | "gs_4" | "gs_5" | "ms_1" | "ms_2" | "ms_3" | "other";
            swimming_help?: boolean | null;
            tax?: string | null;
            version?: string | null;
            whatsapp_infos?: boolean | null;
            with_diagnostics?: boolean | null;
        };
        childUpdateInput: {
            allergies?: string | null;
            first_name?: string;
            health_consent?: boolean | null;
            /** @enum {string|null} */
            health_consent_way?: "paper" | "email" | "phone" | "present" | "other_system" | null;
            incompatibilities?: string | null;
            /** @enum {string} */
            lang?: "de" | "it";
            last_name?: string;
            leave_alone?: boolean | null;
            medicaments?: string | null;
            parents?: number[] | null;
            phone?: string;
            risk_group?: string | null;
            /** @enum {string} */
            school?: "kg_1" | "kg_2" | "kg_3" | "kg_4" | "gs_1" | "gs_2" | "gs_3" | "gs_4" | "gs_5" | "ms_1" | "ms_2" | "ms_3" | "other";
            second_guardian_forbidden?: boolean | null;
            swimming_help?: boolean | null;
            tax?: string;
            version?: string | null;
            whatsapp_infos?: boolean | null;
            with_diagnostics?: boolean | null;
        };
        ClientErrorInput: {
            message: string;
            stack?: string | null;
            url?: string | null;
        };
        CloseIssueBody: {
            also?: number[] | null;
            reason?: string | null;
        };
        ConfirmationEntry: {
            child_name: string;
            course_name: string;
            courseId: number;
            /** Format: date */
            from: string;
            peopleId: number;
            /** Format: date */
            to: string;
            week_count: number;
        };
        ConfirmEmailDto: {
            token: string;
        };
        courseCategoryCreateInput: {
            course_category_id?: number | null;
            description: string;
            description_it: string;
            name: string;
            name_it: string;
        };
        CourseCategoryRecord: {
            course_category_id: number | null;
            description: string;
            description_it: string;
            id: number;
            name: string;
            name_it: string;
            parentCategory: {
                id: number;
                name: string;
                name_it: string;
            } | null;
        };
        CourseCategorySaved: {
            course_category_id: number | null;
            description: string;
            description_it: string;
            id: number;
            name: string;
            name_it: string;
            parentCategory: {
                id: number;
                name: string;
                name_it: string;
            } | null;
            version: string;
        };
        courseCategoryUpdateInput: {
            course_category_id?: number | null;
            description?: string;
            description_it?: string;
            name?: string;
            name_it?: string;
            version?: string | null;
        };
        courseCreateInput: {
            active?: boolean | null;
            age_from?: number | null;
            age_to?: number | null;
            /** @enum {string} */
            allocation?: "first_come" | "fair_start" | "draw";
            bank_iban: string;
            bank_name: string;
            cancellation?: components["schemas"]["courseCreateInputcancellation"][] | null;
            course_type_id?: number | null;
            courseCategories?: number[] | null;
            custom_field?: boolean | null;
            custom_field_de?: string | null;
            custom_field_it?: string | null;
            custom_labels?: boolean | null;
            description?: string | null;
            description_it?: string | null;
            email_deleted?: string | null;
            email_deleted_it?: string | null;
            email_moved?: string | null;
            email_moved_it?: string | null;
            email_new?: string | null;
            email_new_it?: string | null;
            email_new_waiting?: string | null;
            email_new_waiting_it?: string | null;
            email_payed?: string | null;
            email_payed_it?: string | null;
            email_waiting?: string | null;
            email_waiting_it?: string | null;
            /** Format: date */
            from?: string | null;
            image?: string | null;
            info?: string | null;
            info_it?: string | null;
            label_full_day_de?: string | null;
            label_full_day_it?: string | null;
            label_half_day_de?: string | null;
            label_half_day_it?: string | null;
            location_id?: number | null;
            max_participants: number;
            /** @enum {string} */
            move_up?: "automatic" | "offer";
            name: string;
            name_it: string;
            offer_hours?: number | null;
            payment_days?: number | null;
            places_per_child?: number | null;
            price: number;
            /** Format: date */
            priority_from?: string | null;
            priority_from_time?: string | null;
            priority_places?: string[] | null;
            program?: string | null;
            /** Format: date */
            register_from?: string | null;
            register_from_time?: string | null;
            /** Format: date */
            register_to?: string | null;
            schools?: ("kg_1" | "kg_2" | "kg_3" | "kg_4" | "gs_1" | "gs_2" | "gs_3" | "gs_4" | "gs_5" | "ms_1" | "ms_2" | "ms_3" | "other")[] | null;
            sibling_discount_2?: number | null;
            sibling_discount_3?: number | null;
            /** Format: date */
            to?: string | null;
            waiting_list: number;
        };
        courseCreateInputcancellation: {
            days_before: number;
            fee_percent: number;
        };
        CourseDetail: {
            active: boolean;
            age_from: number | null;
            age_to: number | null;
            /** Format: date-time */
            allocated_at: string | null;
            /** @enum {string} */
            allocation: "first_come" | "fair_start" | "draw";
            bank_iban: string;
            bank_name: string;
            cancellation: {
                days_before: number;
                fee_percent: number;
            }[];
            course_type_id: number | null;
            courseCategories: {
                id: number;
                name: string;
                name_it: string;
            }[];
            courseType: {
                id: number;
                name: string;
                name_it: string;
            } | null;
            courseWeeks: components["schemas"]["CourseDetailWeek"][];
            custom_field: boolean;
            custom_field_de: string | null;
            custom_field_it: string | null;
            custom_labels: boolean;
            description: string | null;
            description_it: string | null;
            email_deleted: string | null;
            email_deleted_it: string | null;
            email_moved: string | null;
            email_moved_it: string | null;
            email_new: string | null;
            email_new_it: string | null;
            email_new_waiting: string | null;
            email_new_waiting_it: string | null;
            email_payed: string | null;
            email_payed_it: string | null;
            email_waiting: string | null;
            email_waiting_it: string | null;
            /** Format: date */
            from: string | null;
            id: number;
            image: string | null;
            info: string | null;
            info_it: string | null;
            label_full_day_de: string | null;
            label_full_day_it: string | null;
            label_half_day_de: string | null;
            label_half_day_it: string | null;
            location: {
                id: number;
                name: string;
                name_it: string;
            } | null;
            location_id: number | null;
            max_participants: number;
            /** @enum {string} */
            move_up: "automatic" | "offer";
            name: string;
            name_it: string;
            offer_hours: number | null;
            payment_days: number | null;
            places_per_child: number | null;
            price: number;
            /** Format: date */
            priority_from: string | null;
            priority_from_time: string | null;
            priority_places: string[];
            program: string | null;
            /** Format: date */
            register_from: string | null;
            register_from_time: string | null;
            /** Format: date */
            register_to: string | null;
            schools: ("kg_1" | "kg_2" | "kg_3" | "kg_4" | "gs_1" | "gs_2" | "gs_3" | "gs_4" | "gs_5" | "ms_1" | "ms_2" | "ms_3" | "other")[];
            sibling_discount_2: number | null;
            sibling_discount_3: number | null;
            /** Format: date */
            to: string | null;
            version: string;
            waiting_list: number;
            year: number | null;
        };
        CourseDetailWeek: {
            /** Format: date-time */
            cancelled_at: string | null;
            course_id: number;
            from: string;
            full: boolean;
            full_day: boolean;
            half_day: boolean;
            id: number;
            max_participants: number;
            name: string;
            name_it: string;
            price: number | null;
            price_half_day: number | null;
            program: string | null;
            registered: number;
            registered_participants: components["schemas"]["Participant"][];
            /** @enum {string} */
            state: "after_registration" | "before_registration" | "open";
            time_info_de: string | null;
            time_info_it: string | null;
            to: string;
            waiting: number;
            waiting_list: number;
            waiting_queue_participants: components["schemas"]["QueuedParticipant"][];
        };
        CourseRecord: {
            active: boolean;
            age_from: number | null;
            age_to: number | null;
            /** @enum {string} */
            allocation: "first_come" | "fair_start" | "draw";
            bank_iban: string;
            bank_name: string;
            cancellation: {
                days_before: number;
                fee_percent: number;
            }[];
            course_type_id: number | null;
            courseCategories: {
                id: number;
                name: string;
                name_it: string;
            }[];
            courseType: {
                id: number;
                name: string;
                name_it: string;
            } | null;
            custom_field: boolean;
            custom_field_de: string | null;
            custom_field_it: string | null;
            custom_labels: boolean;
            description: string | null;
            description_it: string | null;
            email_deleted: string | null;
            email_deleted_it: string | null;
            email_moved: string | null;
            email_moved_it: string | null;
            email_new: string | null;
            email_new_it: string | null;
            email_new_waiting: string | null;
            email_new_waiting_it: string | null;
            email_payed: string | null;
            email_payed_it: string | null;
            email_waiting: string | null;
            email_waiting_it: string | null;
            /** Format: date */
            from: string | null;
            id: number;
            image: string | null;
            info: string | null;
            info_it: string | null;
            label_full_day_de: string | null;
            label_full_day_it: string | null;
            label_half_day_de: string | null;
            label_half_day_it: string | null;
            location: {
                id: number;
                name: string;
                name_it: string;
            } | null;
            location_id: number | null;
            max_participants: number;
            /** @enum {string} */
            move_up: "automatic" | "offer";
            name: string;
            name_it: string;
            offer_hours: number | null;
            payment_days: number | null;
            places_per_child: number | null;
            price: number;
            /** Format: date */
            priority_from: string | null;
            priority_from_time: string | null;
            priority_places: string[];
            program: string | null;
            /** Format: date */
            register_from: string | null;
            register_from_time: string | null;
            /** Format: date */
            register_to: string | null;
            schools: ("kg_1" | "kg_2" | "kg_3" | "kg_4" | "gs_1" | "gs_2" | "gs_3" | "gs_4" | "gs_5" | "ms_1" | "ms_2" | "ms_3" | "other")[];
            sibling_discount_2: number | null;
            sibling_discount_3: number | null;
            /** Format: date */
            to: string | null;
            waiting_list: number;
            year: number | null;
        };
        CourseSaved: {
            active: boolean;
            age_from: number | null;
            age_to: number | null;
            /** @enum {string} */
            allocation: "first_come" | "fair_start" | "draw";
            bank_iban: string;
            bank_name: string;
            cancellation: {
                days_before: number;
                fee_percent: number;
            }[];
            course_type_id: number | null;
            courseCategories: {
                id: number;
                name: string;
                name_it: string;
            }[];
            courseType: {
                id: number;
                name: string;
                name_it: string;
            } | null;
            custom_field: boolean;
            custom_field_de: string | null;
            custom_field_it: string | null;
            custom_labels: boolean;
            description: string | null;
            description_it: string | null;
            email_deleted: string | null;
            email_deleted_it: string | null;
            email_moved: string | null;
            email_moved_it: string | null;
            email_new: string | null;
            email_new_it: string | null;
            email_new_waiting: string | null;
            email_new_waiting_it: string | null;
            email_payed: string | null;
            email_payed_it: string | null;
            email_waiting: string | null;
            email_waiting_it: string | null;
            /** Format: date */
            from: string | null;
            id: number;
            image: string | null;
            info: string | null;
            info_it: string | null;
            label_full_day_de: string | null;
            label_full_day_it: string | null;
            label_half_day_de: string | null;
            label_half_day_it: string | null;
            location: {
                id: number;
                name: string;
                name_it: string;
            } | null;
            location_id: number | null;
            max_participants: number;
            /** @enum {string} */
            move_up: "automatic" | "offer";
            name: string;
            name_it: string;
            offer_hours: number | null;
            payment_days: number | null;
            places_per_child: number | null;
            price: number;
            /** Format: date */
            priority_from: string | null;
            priority_from_time: string | null;
            priority_places: string[];
            program: string | null;
            /** Format: date */
            register_from: string | null;
            register_from_time: string | null;
            /** Format: date */
            register_to: string | null;
            schools: ("kg_1" | "kg_2" | "kg_3" | "kg_4" | "gs_1" | "gs_2" | "gs_3" | "gs_4" | "gs_5" | "ms_1" | "ms_2" | "ms_3" | "other")[];
            sibling_discount_2: number | null;
            sibling_discount_3: number | null;
            /** Format: date */
            to: string | null;
            version: string;
            waiting_list: number;
            year: number | null;
        };
        courseTypeCreateInput: {
            name: string;
            name_it: string;
            sort_order: number;
        };
        CourseTypeRecord: {
            id: number;
            name: string;
            name_it: string;
            sort_order: number;
        };
        CourseTypeSaved: {
            id: number;
            name: string;
            name_it: string;
            sort_order: number;
            version: string;
        };
        courseTypeUpdateInput: {
            name?: string;
            name_it?: string;
            sort_order?: number;
            version?: string | null;
        };
        courseUpdateInput: {
            active?: boolean | null;
            age_from?: number | null;
            age_to?: number | null;
            /** @enum {string} */
            allocation?: "first_come" | "fair_start" | "draw";
            bank_iban?: string;
            bank_name?: string;
            cancellation?: components["schemas"]["courseUpdateInputcancellation"][] | null;
            course_type_id?: number | null;
            courseCategories?: number[] | null;
            custom_field?: boolean | null;
            custom_field_de?: string | null;
            custom_field_it?: string | null;
            custom_labels?: boolean | null;
            description?: string | null;
            description_it?: string | null;
            email_deleted?: string | null;
            email_deleted_it?: string | null;
            email_moved?: string | null;
            email_moved_it?: string | null;
            email_new?: string | null;
            email_new_it?: string | null;
            email_new_waiting?: string | null;
            email_new_waiting_it?: string | null;
            email_payed?: string | null;
            email_payed_it?: string | null;
            email_waiting?: string | null;
            email_waiting_it?: string | null;
            /** Format: date */
            from?: string | null;
            image?: string | null;
            info?: string | null;
            info_it?: string | null;
            label_full_day_de?: string | null;
            label_full_day_it?: string | null;
            label_half_day_de?: string | null;
            label_half_day_it?: string | null;
            location_id?: number | null;
            max_participants?: number;
            /** @enum {string} */
            move_up?: "automatic" | "offer";
            name?: string;
            name_it?: string;
            offer_hours?: number | null;
            payment_days?: number | null;
            places_per_child?: number | null;
            price?: number;
            /** Format: date */
            priority_from?: string | null;
            priority_from_time?: string | null;
            priority_places?: string[] | null;
            program?: string | null;
            /** Format: date */
            register_from?: string | null;
            register_from_time?: string | null;
            /** Format: date */
            register_to?: string | null;
            schools?: ("kg_1" | "kg_2" | "kg_3" | "kg_4" | "gs_1" | "gs_2" | "gs_3" | "gs_4" | "gs_5" | "ms_1" | "ms_2" | "ms_3" | "other")[] | null;
            sibling_discount_2?: number | null;
            sibling_discount_3?: number | null;
            /** Format: date */
            to?: string | null;
            version?: string | null;
            waiting_list?: number;
        };
        courseUpdateInputcancellation: {
            days_before: number;
            fee_percent: number;
        };
        courseWeekCreateInput: {
            course_id: number;
            /** Format: date */
            from: string;
            full_day?: boolean | null;
            half_day?: boolean | null;
            max_participants: number;
            name: string;
            name_it: string;
            price?: number | null;
            price_half_day?: number | null;
            program?: string | null;
            time_info_de?: string | null;
            time_info_it?: string | null;
            /** Format: date */
            to: string;
            waiting_list: number;
        };
        CourseWeekRecord: {
            /** Format: date-time */
            cancelled_at: string | null;
            course: {
                id: number;
                name: string;
                name_it: string;
            } | null;
            course_id: number;
            /** Format: date */
            from: string;
            full: boolean;
            full_day: boolean;
            half_day: boolean;
            id: number;
            max_participants: number;
            name: string;
            name_it: string;
            price: number | null;
            price_half_day: number | null;
            program: string | null;
            registered: number;
            /** @enum {string} */
            state: "after_registration" | "before_registration" | "open";
            time_info_de: string | null;
            time_info_it: string | null;
            /** Format: date */
            to: string;
            waiting: number;
            waiting_list: number;
        };
        CourseWeekSaved: {
            /** Format: date-time */
            cancelled_at: string | null;
            course: {
                id: number;
                name: string;
                name_it: string;
            } | null;
            course_id: number;
            /** Format: date */
            from: string;
            full: boolean;
            full_day: boolean;
            half_day: boolean;
            id: number;
            max_participants: number;
            name: string;
            name_it: string;
            price: number | null;
            price_half_day: number | null;
            program: string | null;
            registered: number;
            /** @enum {string} */
            state: "after_registration" | "before_registration" | "open";
            time_info_de: string | null;
            time_info_it: string | null;
            /** Format: date */
            to: string;
            version: string;
            waiting: number;
            waiting_list: number;
        };
        courseWeekUpdateInput: {
            course_id?: number;
            /** Format: date */
            from?: string;
            full_day?: boolean | null;
            half_day?: boolean | null;
            max_participants?: number;
            name?: string;
            name_it?: string;
            price?: number | null;
            price_half_day?: number | null;
            program?: string | null;
            time_info_de?: string | null;
            time_info_it?: string | null;
            /** Format: date */
            to?: string;
            version?: string | null;
            waiting_list?: number;
        };
        CreatedUser: {
            company_name: string | null;
            /** Format: date-time */
            created_at: string;
            editable: boolean;
            email: string;
            id: number;
            is_parent: boolean;
            /** @enum {string} */
            lang: "de" | "it";
            name: string;
            password?: string;
            password_change_required: boolean;
            people: {
                first_name: string;
                id: number;
                last_name: string;
            } | null;
            roles: string[];
            second_factor: boolean;
            version: string;
        };
        CreditBody: {
            mail?: boolean | null;
            person_id: number;
            shares: components["schemas"]["PaymentShareBody"][];
        };
        CreditResult: {
            credit: number;
            message: string;
        };
        CsvMappingBody: {
            account: string;
            amount: string;
            bank_reference?: string | null;
            booked_on?: string | null;
            currency?: string | null;
            date: string;
            debit?: string | null;
            /** @enum {string} */
            decimal: "," | ".";
            /** @enum {string} */
            delimiter: ";" | "," | "tab";
            payer_iban?: string | null;
            payer_name?: string | null;
            text: string;
            text_2?: string | null;
            text_3?: string | null;
            version?: string | null;
        };
        Dashboard: {
            missing_notices: ("app_privacy" | "imprint" | "imprint_it")[];
            nearly_full: {
                rows: components["schemas"]["DashboardWeek"][];
                total: number;
            };
            open_payments: {
                amount: number;
                count: number;
            };
            openings: {
                rows: components["schemas"]["Opening"][];
                total: number;
            };
            per_day: components["schemas"]["RegistrationsOfDay"][];
            queues: {
                rows: components["schemas"]["DashboardWeek"][];
                total: number;
            };
            registrations: number;
            waiting_list: number;
            without_group: {
                rows: components["schemas"]["UngroupedWeek"][];
                total: number;
            };
            without_leader: {
                rows: components["schemas"]["UngroupedWeek"][];
                total: number;
            };
        };
        DashboardWeek: {
            course: components["schemas"]["Named"];
            /** Format: date */
            from: string;
            id: number;
            max_participants: number;
            name: string;
            name_it: string;
            registered: number;
            /** Format: date */
            to: string;
            waiting: number;
            waiting_list: number;
        };
        DayChild: {
            age: number | null;
            child_id: number;
            /** @enum {string|null} */
            day_type: "full_day" | "half_day" | null;
            first_name: string;
            health: boolean | null;
            id: number | null;
            last_name: string;
            leave_alone: boolean;
            place_ended: boolean;
            swimming_help: boolean;
        };
        DayWeek: {
            children: components["schemas"]["DayChild"][];
            course: {
                custom_labels: boolean;
                id: number;
                label_full_day_de: string | null;
                label_full_day_it: string | null;
                label_half_day_de: string | null;
                label_half_day_it: string | null;
                name: string;
                name_it: string;
            };
            /** Format: date */
            from: string;
            id: number;
            location: components["schemas"]["Named"] | null;
            name: string;
            name_it: string;
            /** Format: date */
            to: string;
        };
        DeletePreview: {
            consequences: string[];
            facts: {
                label: string;
                value: string;
            }[];
            mail: {
                default: boolean;
                readers: string[];
            } | null;
            name: string;
            refusal: string | null;
        };
        DeleteResult: {
            message: string;
            success: boolean;
        };
        DownloadTokenDto: {
            path: string;
        };
        DrawChild: {
            blocked: number[];
            group: number | null;
            id: number;
            places: number;
            wishes: number[];
        };
        DrawFigures: {
            children: number;
            weeks: {
                given: number;
                id: number;
                leftOver: number;
                seats: number;
                wishes: number;
            }[];
            withAny: number;
            withFirstWish: number;
            withNone: number;
        };
        DrawFile: {
            /** @enum {string} */
            algorithm: "rounds-1";
            course_id: number;
            /** @enum {string} */
            format: "feria-draw";
            input: components["schemas"]["DrawInput"];
            outcome: components["schemas"]["DrawOutcome"];
            seed: string;
            /** @enum {number} */
            version: 1;
        };
        DrawInput: {
            children: components["schemas"]["DrawChild"][];
            placesPerChild: number | null;
            weeks: components["schemas"]["DrawWeek"][];
        };
        DrawnPlace: {
            child: number;
            round: number;
            week: number;
        };
        DrawOutcome: {
            given: components["schemas"]["DrawnPlace"][];
            order: number[][];
            queues: {
                children: number[];
                week: number;
            }[];
        };
        DrawPreview: {
            figures: components["schemas"]["DrawFigures"];
            fingerprint: string;
            mails: number;
            outcome: components["schemas"]["DrawOutcome"];
            rest: components["schemas"]["DrawRest"][];
        };
        DrawRest: {
            child: number;
            week: number;
        };
        DrawResult: {
            figures: components["schemas"]["DrawFigures"];
            mails: number;
            message: string;
            /** Format: date-time */
            published_at: string;
            rest: components["schemas"]["DrawRest"][];
        };
        DrawWeek: {
            /** Format: date */
            from: string;
            id: number;
            seats: number;
            /** Format: date */
            to: string;
        };
        ErrorBody: {
            /** @enum {string} */
            code: "malformed" | "unauthenticated" | "invalid_credentials" | "forbidden" | "no_person" | "read_only_view" | "password_change_required" | "second_factor_required" | "email_not_confirmed" | "not_found" | "conflict" | "idempotency_conflict" | "changed_meanwhile" | "too_large" | "too_many_values" | "unsupported_type" | "validation" | "registration_closed" | "week_not_open" | "week_full" | "not_eligible" | "too_many_requests" | "internal" | "busy";
            conflicts?: {
                [key: string]: {
                    theirs: unknown;
                    yours: unknown;
                };
            };
            errors?: {
                [key: string]: string[];
            };
            message: string;
            translations?: {
                [key: string]: {
                    errors?: {
                        [key: string]: string[];
                    };
                    message: string;
                };
            };
            version?: string;
        };
        ExportedRegistration: {
            child_id: number;
            comment: string | null;
            course: {
                name: string;
                name_it: string;
            };
            courseWeek: {
                from: string;
                name: string;
                name_it: string;
                to: string;
            };
            created_at: string;
            custom_field: string | null;
            /** @enum {string} */
            day_type: "full_day" | "half_day";
            discount: number;
            due_on: string | null;
            emergency_contact1_name: string | null;
            emergency_contact1_phone: string | null;
            emergency_contact2_name: string | null;
            emergency_contact2_phone: string | null;
            is_waiting: boolean;
            payed_amount: number;
            payed_at: string | null;
            photo_privacy: boolean | null;
            plz: string | null;
            price: number;
            privacy_consent_at: string | null;
        };
        FailedMail: {
            attempts: number;
            course: string | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            failed_at: string;
            id: number;
            /** @enum {string} */
            kind: "account-expiring" | "account-restored" | "deleted" | "email-changed" | "email-confirmation" | "email-taken-back" | "guardian-accepted" | "guardian-ended" | "guardian-invitation" | "held-back" | "leader-named" | "message" | "message-test" | "moved" | "new" | "new-waiting" | "offer" | "offer-expired" | "opening-reminder" | "parent-linked" | "password-changed" | "password-reset" | "password-set" | "payed" | "payment-reminder" | "pickup-changed" | "places-given" | "second-factor" | "waiting" | "week-cancelled" | "wish";
            /** @enum {string} */
            lang: "de" | "it";
            last_error: string | null;
            recipient: string;
            resendable: boolean;
        };
        FamilyAbsenceBody: {
            child_id: number;
            /** Format: date */
            from: string;
            reason?: string | null;
            /** Format: date */
            to: string;
        };
        FamilyCalendar: {
            address: string | null;
        };
        FamilyChild: {
            allergies?: string | null;
            /** Format: date */
            birth: string;
            display_name: string;
            first_name: string;
            /** @enum {string} */
            gender: "f" | "m" | "s";
            id: number;
            incompatibilities?: string | null;
            /** @enum {string} */
            lang: "de" | "it";
            last_name: string;
            /** Format: date-time */
            last_update: string | null;
            leave_alone: boolean;
            medicaments?: string | null;
            needs_update: boolean;
            phone: string;
            risk_group?: string | null;
            /** @enum {string} */
            school: "gs_1" | "gs_2" | "gs_3" | "gs_4" | "gs_5" | "kg_1" | "kg_2" | "kg_3" | "kg_4" | "ms_1" | "ms_2" | "ms_3" | "other";
            swimming_help: boolean;
            tax: string;
            version: string;
            whatsapp_infos: boolean;
            with_diagnostics?: boolean;
        };
        FamilyDraw: {
            child_id: number;
            course_id: number;
            position: number;
            units: number;
        };
        FamilyExport: {
            absences: {
                child_id: number;
                created_at: string;
                from: string;
                reason?: string | null;
                to: string;
            }[];
            attendance: {
                arrived_at: string | null;
                child_id: number;
                date: string;
                left_at: string | null;
                /** @enum {string|null} */
                left_with: "alone" | "contact" | "other" | "parent" | "pickup" | null;
                left_with_name: string | null;
                left_with_phone: string | null;
                note?: string | null;
                /** @enum {string|null} */
                status: "absent" | "excused" | "present" | null;
            }[];
            calendar_since: string | null;
            cancellation_fees: {
                amount: number;
                child_id: number;
                course: {
                    name: string;
                    name_it: string;
                };
                courseWeek: {
                    from: string;
                    name: string;
                    name_it: string;
                    to: string;
                };
                created_at: string;
                due_on: string | null;
                payed_amount: number;
            }[];
            childrens: {
                allergies?: string | null;
                /** Format: date */
                birth: string;
                display_name: string;
                first_name: string;
                /** @enum {string} */
                gender: "f" | "m" | "s";
                health_consent_at?: string | null;
                /** @enum {string|null} */
                health_consent_way?: "email" | "other_system" | "paper" | "phone" | "present" | null;
                id: number;
                incompatibilities?: string | null;
                /** @enum {string} */
                lang: "de" | "it";
                last_name: string;
                /** Format: date-time */
                last_update: string | null;
                leave_alone: boolean;
                medicaments?: string | null;
                needs_update: boolean;
                phone: string;
                risk_group?: string | null;
                /** @enum {string} */
                school: "gs_1" | "gs_2" | "gs_3" | "gs_4" | "gs_5" | "kg_1" | "kg_2" | "kg_3" | "kg_4" | "ms_1" | "ms_2" | "ms_3" | "other";
                swimming_help: boolean;
                tax: string;
                whatsapp_infos: boolean;
                with_diagnostics?: boolean;
            }[];
            draws: {
                child_id: number;
                course: {
                    name: string;
                    name_it: string;
                };
                given: number[];
                position: number;
                wished: number[];
            }[];
            events: {
                amount: number | null;
                at: string;
                child_id: number;
                course_week_id: number;
                from_course_week_id: number | null;
                kind: string;
            }[];
            exported_at: string;
            guardian_invitations: {
                child_ids: number[];
                created_at: string;
                /** @enum {string} */
                direction: "received" | "sent";
                email: string | null;
                expires_at: string;
                state: components["schemas"]["InvitationState"];
            }[];
            guardians: {
                child_id: number;
                /** @enum {string} */
                relation: "invited" | "was_invited";
            }[];
            left_out: ("children" | "health" | "messages" | "payments" | "registrations")[];
            mails: {
                created_at: string;
                kind: string;
                recipient: string;
                state: string;
            }[];
            messages: {
                body: string;
                created_at: string;
                files: string[];
                state: string;
                subject: string;
            }[];
            open_points: {
                arrived_at?: string | null;
                child_id: number;
                date: string;
                left_at?: string | null;
                /** @enum {string|null} */
                left_with?: "alone" | "contact" | "other" | "parent" | "pickup" | null;
                left_with_name?: string | null;
                left_with_phone?: string | null;
                made_at: string;
                note?: string | null;
                /** @enum {string} */
                reason: "changed_meanwhile" | "left_before" | "no_place" | "not_authorised" | "not_leading" | "other_day" | "place_ended" | "told_absent" | "week_over";
                settled_reason?: string | null;
                /** @enum {string} */
                state: "closed" | "open" | "restored" | "undone";
                /** @enum {string|null} */
                status?: "absent" | "excused" | "present" | null;
            }[];
            parent: components["schemas"]["PersonRecord"];
            payment_reminders: {
                child_id: number;
                course: {
                    name: string;
                    name_it: string;
                };
                day: string;
                step: number;
            }[];
            payments: {
                amount: number;
                date: string;
                /** @enum {string} */
                method: "bank" | "card" | "cash" | "other";
                note: string | null;
                payer: string | null;
                reference: string | null;
            }[];
            pickup_persons: {
                child_id: number;
                name: string;
                phone: string;
                relation: string | null;
            }[];
            plz_changes: components["schemas"]["PlzChange"][];
            registrations: components["schemas"]["ExportedRegistration"][];
            reminders: {
                course: {
                    name: string;
                    name_it: string;
                };
                created_at: string;
            }[];
        };
        FamilyGuardians: {
            children: components["schemas"]["ChildGuardians"][];
            invitations: components["schemas"]["GuardianInvitation"][];
        };
        FamilyMessage: {
            body: string;
            /** Format: date-time */
            created_at: string;
            files: components["schemas"]["MessageFile"][];
            id: number;
            /** @enum {string} */
            lang: "de" | "it";
            subject: string;
        };
        FamilyParent: {
            address: string | null;
            /** Format: date */
            birth: string;
            display_name: string;
            email: string | null;
            first_name: string;
            /** @enum {string} */
            gender: "f" | "m" | "s";
            id: number;
            /** @enum {string} */
            lang: "de" | "it";
            last_name: string;
            phone: string | null;
            place: string | null;
            plz: string | null;
            tax: string;
            version: string;
        };
        FamilyPayment: {
            amount: number;
            /** Format: date */
            date: string;
            id: number;
            /** @enum {string} */
            kind: "payment" | "refund" | "reversal" | "reversed";
            /** @enum {string} */
            method: "bank" | "card" | "cash" | "other";
        };
        FamilyRegistration: {
            cancellation: components["schemas"]["CancellationTerms"] | null;
            comment: string | null;
            course: components["schemas"]["RegistrationCourse"];
            courseWeek: components["schemas"]["RegistrationWeek"];
            /** Format: date-time */
            created_at: string;
            custom_field: string | null;
            /** @enum {string} */
            day_type: "full_day" | "half_day";
            deletable: boolean;
            /** @enum {string|null} */
            delete_refusal: "closed" | "late" | "others_fee" | "payment" | null;
            discount: number;
            /** Format: date */
            due_on: string | null;
            editable: boolean;
            emergency_contact1_name: string | null;
            emergency_contact1_phone: string | null;
            emergency_contact2_name: string | null;
            emergency_contact2_phone: string | null;
            held_back: boolean;
            id: number;
            is_waiting: boolean;
            /** Format: date-time */
            offer_expires_at: string | null;
            own_booking: boolean;
            payed: boolean;
            payed_amount: number;
            /** Format: date */
            payed_at: string | null;
            people: {
                first_name: string;
                id: number;
                last_name: string;
                tax: string | null;
            };
            photo_privacy: boolean | null;
            price: number;
            priority: number | null;
            queue_position?: number;
            sibling_percent: number;
            siblings_together: boolean;
            version: string;
        };
        FamilyReminders: {
            course_ids: number[];
        };
        FooterPreviewBody: {
            /** @enum {string} */
            lang: "de" | "it";
            text?: string | null;
        };
        ForgotDto: {
            /** Format: email */
            email: string;
        };
        FoundChild: {
            /** Format: date */
            birth: string;
            first_name: string;
            id: number;
            last_name: string;
        };
        FoundCourse: {
            active: boolean;
            id: number;
            name: string;
            name_it: string;
            year: number | null;
        };
        FoundParent: {
            first_name: string;
            id: number;
            last_name: string;
            place: string | null;
        };
        FoundRegistration: {
            course: components["schemas"]["Named"];
            courseWeek: {
                /** Format: date */
                from: string;
                id: number;
                name: string;
                name_it: string;
                /** Format: date */
                to: string;
            };
            id: number;
            is_waiting: boolean;
            people: {
                first_name: string;
                id: number;
                last_name: string;
            };
        };
        FrontendProject: {
            age_from: number | null;
            age_to: number | null;
            /** @enum {string} */
            allocation: "draw" | "fair_start" | "first_come";
            /** Format: date-time */
            closes_at: string | null;
            courseCategories: components["schemas"]["Named"][];
            courseType: {
                id: number;
                name: string;
                name_it: string;
                sort_order: number;
            } | null;
            courseWeeks: components["schemas"]["FrontendWeek"][];
            description: string | null;
            description_it: string | null;
            /** Format: date */
            from: string | null;
            id: number;
            image: string | null;
            location: components["schemas"]["Named"] | null;
            /** @enum {string} */
            move_up: "automatic" | "offer";
            name: string;
            name_it: string;
            offer_hours: number;
            /** Format: date-time */
            opens_at: string | null;
            places_given: boolean;
            places_per_child: number | null;
            price: number;
            price_from: number | null;
            /** Format: date-time */
            priority_opens_at: string | null;
            priority_places: string[];
            schools: ("gs_1" | "gs_2" | "gs_3" | "gs_4" | "gs_5" | "kg_1" | "kg_2" | "kg_3" | "kg_4" | "ms_1" | "ms_2" | "ms_3" | "other")[];
            /** Format: date */
            to: string | null;
        };
        FrontendProjectDetail: {
            age_from: number | null;
            age_to: number | null;
            /** @enum {string} */
            allocation: "draw" | "fair_start" | "first_come";
            cancellation: components["schemas"]["CancellationStep"][];
            /** Format: date-time */
            closes_at: string | null;
            courseCategories: components["schemas"]["Named"][];
            courseType: {
                id: number;
                name: string;
                name_it: string;
                sort_order: number;
            } | null;
            courseWeeks: components["schemas"]["FrontendWeekDetail"][];
            custom_field: boolean;
            custom_field_de: string | null;
            custom_field_it: string | null;
            custom_labels: boolean;
            description: string | null;
            description_it: string | null;
            /** Format: date */
            from: string | null;
            has_priority: boolean;
            id: number;
            image: string | null;
            info: string | null;
            info_it: string | null;
            label_full_day_de: string | null;
            label_full_day_it: string | null;
            label_half_day_de: string | null;
            label_half_day_it: string | null;
            location: components["schemas"]["Named"] | null;
            /** @enum {string} */
            move_up: "automatic" | "offer";
            name: string;
            name_it: string;
            offer_hours: number;
            /** Format: date-time */
            opens_at: string | null;
            places_given: boolean;
            places_per_child: number | null;
            price: number;
            price_from: number | null;
            /** Format: date-time */
            priority_opens_at: string | null;
            priority_places: string[];
            program: string | null;
            /** Format: date */
            register_from: string | null;
            register_from_time: string | null;
            /** Format: date */
            register_to: string | null;
            /** Format: date-time */
            regular_opens_at: string | null;
            schools: ("gs_1" | "gs_2" | "gs_3" | "gs_4" | "gs_5" | "kg_1" | "kg_2" | "kg_3" | "kg_4" | "ms_1" | "ms_2" | "ms_3" | "other")[];
            /** Format: date-time */
            server_time: string;
            sibling_discount_2: number | null;
            sibling_discount_3: number | null;
            /** Format: date */
            to: string | null;
        };
        FrontendWeek: {
            /** @enum {string} */
            availability: "few" | "free" | "full" | "waiting_list";
            /** Format: date-time */
            cancelled_at: string | null;
            /** Format: date */
            from: string;
            full: boolean;
            id: number;
            name: string;
            name_it: string;
            /** @enum {string} */
            state: "after_registration" | "before_registration" | "open";
            /** Format: date */
            to: string;
        };
        FrontendWeekDetail: {
            /** @enum {string} */
            availability: "few" | "free" | "full" | "waiting_list";
            /** Format: date-time */
            cancelled_at: string | null;
            /** Format: date */
            from: string;
            full: boolean;
            full_day: boolean;
            half_day: boolean;
            id: number;
            name: string;
            name_it: string;
            price: number | null;
            price_half_day: number | null;
            program: string | null;
            /** @enum {string} */
            state: "after_registration" | "before_registration" | "open";
            time_info_de: string | null;
            time_info_it: string | null;
            /** Format: date */
            to: string;
        };
        GivePlaceBody: {
            mail?: boolean | null;
            reason?: string | null;
        };
        GroupableChild: {
            age: number | null;
            /** Format: date */
            birth: string | null;
            first_name: string;
            id: number;
            last_name: string;
            /** @enum {string|null} */
            school: "gs_1" | "gs_2" | "gs_3" | "gs_4" | "gs_5" | "kg_1" | "kg_2" | "kg_3" | "kg_4" | "ms_1" | "ms_2" | "ms_3" | "other" | null;
        };
        GuardianInvitation: {
            children: {
                first_name: string;
                id: number;
            }[];
            /** Format: date-time */
            created_at: string;
            email: string;
            /** Format: date-time */
            expires_at: string;
            id: number;
            /** @enum {string} */
            state: "expired" | "pending";
        };
        Headcount: {
            children: {
                first_name: string;
                id: number;
                last_name: string;
            }[] | null;
            /** Format: date-time */
            counted_at: string;
            counted_by: components["schemas"]["WeekLeader"] | null;
            course_week_id: number;
            /** Format: date */
            date: string;
            expected: number | null;
            id: string;
            number: number;
            week_group_id: number | null;
        };
        HeadcountBody: {
            children?: number[] | null;
            /** Format: date-time */
            counted_at: string;
            course_week_id: number;
            /** Format: date */
            date: string;
            expected?: number | null;
            id: string;
            number: number;
            week_group_id?: number | null;
        };
        HeadcountResult: {
            results: {
                id: string;
                message: string | null;
                /** @enum {string} */
                outcome: "applied" | "refused" | "repeated";
            }[];
        };
        HeadcountsBody: {
            headcounts: components["schemas"]["HeadcountBody"][];
        };
        HealthAccess: {
            everywhere: {
                email: string;
                id: number;
                name: string;
                roles: string[];
                second_factor: boolean;
            }[];
            on_site: components["schemas"]["HealthViewerOnSite"][];
            parents: number;
        };
        HealthRead: {
            child: {
                first_name: string;
                id: number;
                last_name: string;
            } | null;
            child_id: number | null;
            date: string;
            id: number;
            user: {
                id: number;
                name: string;
            } | null;
            user_id: number;
            /** @enum {string} */
            via: "export" | "family" | "list" | "offline" | "record";
        };
        HealthViewer: {
            email: string;
            id: number;
            name: string;
            second_factor: boolean;
        };
        HealthViewerOnSite: {
            children: number;
            course: components["schemas"]["Named"];
            course_week: {
                /** Format: date */
                from: string;
                id: number;
                name: string;
                name_it: string;
                /** Format: date */
                to: string;
            };
            /** Format: date */
            from: string;
            group: string | null;
            /** @enum {string} */
            state: "later" | "now";
            /** Format: date */
            to: string;
            user: components["schemas"]["HealthViewer"];
        };
        ImportCount: {
            different: number;
            new: number;
            sheet: string;
            unchanged: number;
        };
        ImportProblem: {
            cell: string | null;
            column: string | null;
            message: string;
            row: number;
            sheet: string;
        };
        ImportReport: {
            counts: components["schemas"]["ImportCount"][];
            problem_count: number;
            problems: components["schemas"]["ImportProblem"][];
            stored: boolean;
        };
        InvitationBody: {
            child_ids: number[];
            /** Format: email */
            email: string;
            /** @enum {string|null} */
            lang?: "de" | "it" | null;
        };
        InvitationPreview: {
            children: string[];
            /** Format: date-time */
            expires_at: string;
            inviter: string;
        };
        /** @enum {string} */
        InvitationState: "accepted" | "expired" | "pending" | "withdrawn";
        InvitationTokenBody: {
            token: string;
        };
        InvitedGuardian: {
            first_name: string;
            id: number;
            last_name: string;
        };
        LastContacts: {
            emergency_contact1_name: string | null;
            emergency_contact1_phone: string;
            emergency_contact2_name: string | null;
            emergency_contact2_phone: string | null;
        };
        LastContactsOfChild: {
            contacts: components["schemas"]["LastContacts"] | null;
        };
        locationCreateInput: {
            address?: string | null;
            name: string;
            name_it: string;
        };
        LocationRecord: {
            address: string | null;
            id: number;
            name: string;
            name_it: string;
        };
        LocationSaved: {
            address: string | null;
            id: number;
            name: string;
            name_it: string;
            version: string;
        };
        locationUpdateInput: {
            address?: string | null;
            name?: string;
            name_it?: string;
            version?: string | null;
        };
        LoginAnswer: components["schemas"]["SessionToken"] | components["schemas"]["SecondStep"];
        LoginDto: {
            email: string;
            /** Format: password */
            password: string;
            remember?: boolean | null;
        };
        MailPreview: {
            html: string;
        };
        MailPreviewBody: {
            /** @enum {string} */
            kind: "new" | "new-waiting" | "waiting" | "moved" | "deleted" | "payed";
            /** @enum {string} */
            lang: "de" | "it";
            text?: string | null;
        };
        MergeWeekBody: {
            into: number;
            mail?: boolean | null;
        };
        MessageAbout: {
            course: {
                id: number;
                name: string;
                name_it: string;
            } | null;
            courseWeek: {
                /** Format: date */
                from: string;
                id: number;
                name: string;
                name_it: string;
                /** Format: date */
                to: string;
            } | null;
            /** @enum {string} */
            kind: "family" | "filter" | "project" | "registrations" | "week";
            states: ("confirmed" | "unpaid" | "waiting")[];
        };
        MessageBody: {
            attachments?: components["schemas"]["MessageFileBody"][] | null;
            audience: {
                ids: number[];
                /** @enum {string} */
                kind: "registrations";
            } | {
                filters?: string[];
                /** @enum {string} */
                kind: "filter";
                search?: string;
            } | {
                course_week_id: number;
                /** @enum {string} */
                kind: "week";
                states?: ("confirmed" | "waiting" | "unpaid")[];
            } | {
                course_id: number;
                /** @enum {string} */
                kind: "project";
                states?: ("confirmed" | "waiting" | "unpaid")[];
            } | {
                /** @enum {string} */
                kind: "family";
                person_id: number;
            };
            body?: string | null;
            body_it?: string | null;
            subject?: string | null;
            subject_it?: string | null;
        };
        MessageCounts: {
            failed: number;
            queued: number;
            sent: number;
        };
        MessageFile: {
            bytes: number;
            id: number;
            name: string;
        };
        MessageFileBody: {
            file: string;
            name: string;
        };
        MessagePreview: {
            languages: {
                de: number;
                it: number;
            };
            receivers: components["schemas"]["PreviewReceiver"][];
            samples: components["schemas"]["MessageSample"][];
            unreachable: string[];
        };
        MessageReceiver: {
            children: string[];
            email: string;
            error: string | null;
            failed_mail_id: number | null;
            id: number;
            /** @enum {string} */
            lang: "de" | "it";
            name: string;
            person_id: number | null;
            /** Format: date-time */
            sent_at: string | null;
            /** @enum {string} */
            state: "failed" | "queued" | "sent";
        };
        MessageRecord: {
            audience: components["schemas"]["MessageAbout"];
            body: string | null;
            body_it: string | null;
            counts: components["schemas"]["MessageCounts"];
            /** Format: date-time */
            created_at: string;
            files: components["schemas"]["MessageFile"][];
            id: number;
            receivers: components["schemas"]["MessageReceiver"][];
            sender: string | null;
            subject: string | null;
            subject_it: string | null;
            unreachable: number;
        };
        MessageResult: {
            message: string;
            translations?: {
                de?: {
                    message: string;
                };
                en?: {
                    message: string;
                };
                it?: {
                    message: string;
                };
            };
        };
        MessageRow: {
            audience: components["schemas"]["MessageAbout"];
            counts: components["schemas"]["MessageCounts"];
            /** Format: date-time */
            created_at: string;
            id: number;
            sender: string | null;
            subject: string | null;
            subject_it: string | null;
        };
        MessageSample: {
            body: string;
            /** @enum {string} */
            lang: "de" | "it";
            subject: string;
            to: string;
        };
        MoveBody: {
            course_week_id: number;
            /** @enum {string|null} */
            day_type?: "full_day" | "half_day" | null;
            mail?: boolean | null;
            reason?: string | null;
            waiting?: boolean | null;
        };
        MovePreview: {
            consequences: string[];
            credit: number;
            facts: {
                label: string;
                value: string;
            }[];
            ineligible: string | null;
            mail: {
                default: boolean;
                readers: string[];
            } | null;
            name: string;
            open: number;
            /** @enum {string} */
            outcome: "confirmed" | "full" | "waiting";
            payed_amount: number;
            price: number;
            price_before: number;
            queue_position: number | null;
            refusal: string | null;
            seats: {
                max_participants: number;
                registered: number;
                waiting: number;
                waiting_list: number;
            };
        };
        MyFamily: {
            childrens: components["schemas"]["OwnChild"][];
            confirmations: components["schemas"]["ConfirmationEntry"][];
            draws: components["schemas"]["FamilyDraw"][];
            parent: components["schemas"]["FamilyParent"];
            payments: components["schemas"]["PaymentInfo"][];
            registrations: components["schemas"]["FamilyRegistration"][];
            siblings: components["schemas"]["ProjectSiblings"][];
            waitingQueue: components["schemas"]["FamilyRegistration"][];
        };
        Named: {
            id: number;
            name: string;
            name_it: string;
        };
        NewPasskeyDto: {
            name: string;
            response: {
                [key: string]: unknown;
            };
            token: string;
        };
        NewProject: {
            /** Format: date */
            from: string | null;
            id: number;
            name: string;
            name_it: string;
            source_id: number;
            weeks: number;
        };
        NextReminder: {
            /** Format: date */
            day: string;
            step: components["schemas"]["ReminderStep"];
        };
        Occupancy: {
            max_participants: number;
            registered: number;
            waiting: number;
            waiting_list: number;
        };
        OfficeFamily: {
            children?: components["schemas"]["OfficeFamilyChild"][];
            guardians: components["schemas"]["OfficeGuardian"][];
            mails: components["schemas"]["OfficeFamilyMail"][];
            money?: components["schemas"]["OfficeFamilyMoney"];
            seasons?: components["schemas"]["OfficeFamilySeason"][];
        };
        OfficeFamilyChild: {
            absences?: components["schemas"]["Absence"][];
            /** Format: date */
            birth: string;
            first_name: string;
            has_health?: boolean;
            id: number;
            last_name: string;
            needs_update: boolean;
            pickup_persons: components["schemas"]["PickupPerson"][];
            school: string;
            today?: {
                attendance: components["schemas"]["AttendanceRecord"] | null;
                group: string | null;
                leaders: components["schemas"]["WeekLeader"][];
                place_ended: boolean;
                told_absent: boolean;
                week: {
                    course: {
                        custom_labels: boolean;
                        id: number;
                        label_full_day_de: string | null;
                        label_full_day_it: string | null;
                        label_half_day_de: string | null;
                        label_half_day_it: string | null;
                        name: string;
                        name_it: string;
                    };
                    /** Format: date */
                    from: string;
                    id: number;
                    location: components["schemas"]["Named"] | null;
                    name: string;
                    name_it: string;
                    /** Format: date */
                    to: string;
                };
            }[];
        };
        OfficeFamilyFee: {
            amount: number;
            course: components["schemas"]["Named"];
            courseWeek: {
                /** Format: date */
                from: string;
                id: number;
                name: string;
                name_it: string;
                /** Format: date */
                to: string;
            };
            /** Format: date-time */
            created_at: string;
            /** Format: date */
            due_on: string | null;
            id: number;
            open: number;
            payed_amount: number;
            people: {
                first_name: string;
                id: number;
                last_name: string;
            };
            reference: string;
            registration_id: number;
        };
        OfficeFamilyMail: {
            /** Format: date-time */
            at: string;
            id: number;
            /** @enum {string} */
            kind: "account-expiring" | "account-restored" | "deleted" | "email-changed" | "email-confirmation" | "email-taken-back" | "guardian-accepted" | "guardian-ended" | "guardian-invitation" | "held-back" | "leader-named" | "message" | "message-test" | "moved" | "new" | "new-waiting" | "offer" | "offer-expired" | "opening-reminder" | "parent-linked" | "password-changed" | "password-reset" | "password-set" | "payed" | "payment-reminder" | "pickup-changed" | "places-given" | "second-factor" | "waiting" | "week-cancelled" | "wish";
            recipient: string;
            /** @enum {string} */
            state: "failed" | "queued" | "sent";
            subject: string;
        };
        OfficeFamilyMoney: {
            credit: number;
            payments: components["schemas"]["PaymentRecord"][];
            reminders: components["schemas"]["OfficeFamilyReminders"];
        };
        OfficeFamilyRegistration: {
            course: {
                active: boolean;
                id: number;
                label_full_day_de: string | null;
                label_full_day_it: string | null;
                label_half_day_de: string | null;
                label_half_day_it: string | null;
                name: string;
                name_it: string;
            };
            courseWeek: {
                /** Format: date */
                from: string;
                id: number;
                name: string;
                name_it: string;
                /** Format: date */
                to: string;
            };
            credit: number;
            /** @enum {string} */
            day_type: "full_day" | "half_day";
            discount: number;
            /** Format: date */
            due_on: string | null;
            id: number;
            is_waiting: boolean;
            open: number;
            payed_amount: number;
            /** Format: date */
            payed_at: string | null;
            people: {
                first_name: string;
                id: number;
                last_name: string;
            };
            price: number;
            reference: string;
        };
        OfficeFamilyReminders: {
            /** @enum {string|null} */
            hold: "credit" | "done" | "entry" | "no_account" | "off" | "paused" | null;
            next: components["schemas"]["NextReminder"] | null;
            pause: components["schemas"]["ReminderPause"];
            sent: {
                course: components["schemas"]["Named"];
                /** Format: date */
                day: string;
                people: {
                    first_name: string;
                    id: number;
                    last_name: string;
                };
                registration_id: number;
                step: components["schemas"]["ReminderStep"];
            }[];
        };
        OfficeFamilySeason: {
            credit: number;
            fees: components["schemas"]["OfficeFamilyFee"][];
            open: number;
            payed_amount: number;
            registrations: components["schemas"]["OfficeFamilyRegistration"][];
            year: number;
        };
        OfficeGuardian: {
            /** @enum {string} */
            account: "active" | "no_password" | "none" | "unconfirmed";
            child_ids: number[];
            email: string | null;
            first_name: string;
            id: number;
            /** @enum {string} */
            lang: "de" | "it";
            last_name: string;
            phone: string | null;
            place: string | null;
        };
        OfflineReadBody: {
            child_id: number;
            /** Format: date */
            date: string;
        };
        OfflineReadsBody: {
            reads: components["schemas"]["OfflineReadBody"][];
        };
        Opening: {
            active: boolean;
            id: number;
            name: string;
            name_it: string;
            /** Format: date-time */
            opens_at: string;
        };
        OptionChange: {
            /** @enum {string} */
            key?: "app_name" | "app_url" | "app_intro" | "app_intro_it" | "app_background" | "app_logo" | "app_footer" | "app_footer_1" | "app_color" | "app_privacy" | "photo_privacy" | "email_footer" | "setup_hidden" | "payment_address" | "payment_address_it" | "payment_place" | "payment_place_it" | "payment_intro" | "payment_intro_it" | "payment_outro" | "payment_outro_it" | "organiser_tax" | "reminders" | "assigned_before" | "assigned_after" | "funding_meal" | "funding_group_kg" | "funding_group_gs" | "funding_group_ms" | "funding_deduction" | "contact_name" | "contact_phone" | "contact_email" | "imprint" | "imprint_it" | "limit_children" | "limit_waiting" | "limit_pickup_persons" | "limit_absences" | "limit_tax_codes" | "limit_registrations";
            value?: string | null;
            version?: string | null;
        };
        OptionDetail: {
            id: number;
            /** @enum {string} */
            key: "app_background" | "app_color" | "app_footer" | "app_footer_1" | "app_intro" | "app_intro_it" | "app_logo" | "app_name" | "app_privacy" | "app_url" | "assigned_after" | "assigned_before" | "contact_email" | "contact_name" | "contact_phone" | "email_footer" | "funding_deduction" | "funding_group_gs" | "funding_group_kg" | "funding_group_ms" | "funding_meal" | "imprint" | "imprint_it" | "limit_absences" | "limit_children" | "limit_pickup_persons" | "limit_registrations" | "limit_tax_codes" | "limit_waiting" | "organiser_tax" | "payment_address" | "payment_address_it" | "payment_intro" | "payment_intro_it" | "payment_outro" | "payment_outro_it" | "payment_place" | "payment_place_it" | "photo_privacy" | "reminders" | "setup_hidden";
            value: string | null;
            version: string;
        };
        OptionInput: {
            /** @enum {string} */
            key: "app_name" | "app_url" | "app_intro" | "app_intro_it" | "app_background" | "app_logo" | "app_footer" | "app_footer_1" | "app_color" | "app_privacy" | "photo_privacy" | "email_footer" | "setup_hidden" | "payment_address" | "payment_address_it" | "payment_place" | "payment_place_it" | "payment_intro" | "payment_intro_it" | "payment_outro" | "payment_outro_it" | "organiser_tax" | "reminders" | "assigned_before" | "assigned_after" | "funding_meal" | "funding_group_kg" | "funding_group_gs" | "funding_group_ms" | "funding_deduction" | "contact_name" | "contact_phone" | "contact_email" | "imprint" | "imprint_it" | "limit_children" | "limit_waiting" | "limit_pickup_persons" | "limit_absences" | "limit_tax_codes" | "limit_registrations";
            value: string | null;
        };
        OptionRecord: {
            id: number;
            /** @enum {string} */
            key: "app_background" | "app_color" | "app_footer" | "app_footer_1" | "app_intro" | "app_intro_it" | "app_logo" | "app_name" | "app_privacy" | "app_url" | "assigned_after" | "assigned_before" | "contact_email" | "contact_name" | "contact_phone" | "email_footer" | "funding_deduction" | "funding_group_gs" | "funding_group_kg" | "funding_group_ms" | "funding_meal" | "imprint" | "imprint_it" | "limit_absences" | "limit_children" | "limit_pickup_persons" | "limit_registrations" | "limit_tax_codes" | "limit_waiting" | "organiser_tax" | "payment_address" | "payment_address_it" | "payment_intro" | "payment_intro_it" | "payment_outro" | "payment_outro_it" | "payment_place" | "payment_place_it" | "photo_privacy" | "reminders" | "setup_hidden";
            value: string | null;
        };
        OverviewWeek: {
            /** Format: date-time */
            cancelled_at: string | null;
            course: {
                id: number;
                name: string;
                name_it: string;
                year: number | null;
            };
            courseType: components["schemas"]["Named"] | null;
            figures: components["schemas"]["Occupancy"] | null;
            /** Format: date */
            from: string;
            id: number;
            location: components["schemas"]["Named"] | null;
            name: string;
            name_it: string;
            /** @enum {string} */
            state: "after_registration" | "before_registration" | "open";
            /** Format: date */
            to: string;
        };
        OwnChild: {
            absences: components["schemas"]["Absence"][];
            allergies?: string | null;
            /** Format: date */
            birth: string;
            display_name: string;
            first_name: string;
            /** @enum {string} */
            gender: "f" | "m" | "s";
            id: number;
            incompatibilities?: string | null;
            /** @enum {string} */
            lang: "de" | "it";
            last_name: string;
            /** Format: date-time */
            last_update: string | null;
            leave_alone: boolean;
            medicaments?: string | null;
            needs_update: boolean;
            phone: string;
            pickup_persons: components["schemas"]["PickupPerson"][];
            pickup_version: string;
            risk_group?: string | null;
            /** @enum {string} */
            school: "gs_1" | "gs_2" | "gs_3" | "gs_4" | "gs_5" | "kg_1" | "kg_2" | "kg_3" | "kg_4" | "ms_1" | "ms_2" | "ms_3" | "other";
            swimming_help: boolean;
            tax: string;
            version: string;
            whatsapp_infos: boolean;
            with_diagnostics?: boolean;
        };
        OwnPasswordDto: {
            code?: string | null;
            passkey?: components["schemas"]["PasskeyAnswerDto"] | null;
            /** Format: password */
            password: string;
        };
        ParentCreateInput: {
            address: string;
            /** Format: email */
            email: string;
            first_name: string;
            /** @enum {string} */
            lang: "de" | "it";
            last_name: string;
            /** Format: password */
            password?: string | null;
            /** Format: password */
            password_confirmation?: string | null;
            phone?: string | null;
            place?: string | null;
            plz?: string | null;
            tax: string;
        };
        ParentUpdateBody: {
            address?: string;
            first_name?: string;
            /** @enum {string} */
            lang?: "de" | "it";
            last_name?: string;
            phone?: string | null;
            place?: string | null;
            plz?: string | null;
            version?: string | null;
        };
        ParentUpdateInput: {
            address?: string;
            code?: string | null;
            /** Format: password */
            current_password?: string | null;
            /** Format: email */
            email?: string;
            first_name?: string;
            /** @enum {string} */
            lang?: "de" | "it";
            last_name?: string;
            passkey?: components["schemas"]["PasskeyAnswerDto"] | null;
            phone?: string | null;
            place?: string | null;
            plz?: string | null;
            tax?: string;
            version?: string | null;
        };
        Participant: {
            child_id: number;
            /** Format: date-time */
            created_at: string;
            custom_field: string | null;
            /** @enum {string} */
            day_type: "full_day" | "half_day";
            discount: number;
            emergency_contact1_name: string | null;
            emergency_contact1_phone: string | null;
            emergency_contact2_name: string | null;
            emergency_contact2_phone: string | null;
            first_name: string;
            id: number;
            last_name: string;
            payed: boolean;
            payed_amount: number;
            price: number;
            tax: string | null;
        };
        PasskeyAnswerDto: {
            response: {
                [key: string]: unknown;
            };
            token: string;
        };
        PasskeyLoginDto: {
            remember?: boolean | null;
            response: {
                [key: string]: unknown;
            };
            token: string;
        };
        PasskeyToAdd: {
            /** Format: date-time */
            expires_at: string;
            options: {
                [key: string]: unknown;
            };
            token: string;
        };
        PaymentBody: {
            amount: number;
            /** Format: date */
            date: string;
            mail?: boolean | null;
            /** @enum {string} */
            method: "bank" | "cash" | "card" | "other";
            note?: string | null;
            payer?: string | null;
            person_id: number;
            reference?: string | null;
            shares?: components["schemas"]["PaymentShareBody"][] | null;
        };
        PaymentDetail: {
            amount: number;
            booked_by: string | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date */
            date: string;
            id: number;
            /** @enum {string} */
            method: "bank" | "card" | "cash" | "other";
            note: string | null;
            payer: string | null;
            person: {
                first_name: string;
                id: number;
                last_name: string;
            } | null;
            reference: string | null;
            reversed_by_id: number | null;
            reverses_id: number | null;
            shares: components["schemas"]["PaymentShare"][];
        };
        PaymentDocuments: {
            credit: number;
            payments: components["schemas"]["FamilyPayment"][];
            person_id: number;
            years: components["schemas"]["PaymentDocumentYear"][];
        };
        PaymentDocumentYear: {
            childrens: {
                first_name: string;
                id: number;
                last_name: string;
            }[];
            year: number;
        };
        PaymentInfo: {
            amount: number;
            bank_iban: string;
            bank_name: string;
            course_name: string;
            courseId: number;
            /** Format: date */
            due_on: string | null;
            epc: string;
            fees: number;
            reference: string;
        };
        PaymentRecord: {
            amount: number;
            booked_by: string | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date */
            date: string;
            id: number;
            /** @enum {string} */
            method: "bank" | "card" | "cash" | "other";
            note: string | null;
            payer: string | null;
            person: {
                first_name: string;
                id: number;
                last_name: string;
            } | null;
            reference: string | null;
            reversed_by_id: number | null;
            reverses_id: number | null;
        };
        PaymentReminderRecord: {
            days: number;
            debts: components["schemas"]["ReminderDebt"][];
            /** Format: date */
            due_on: string;
            email: string | null;
            entries: {
                amount: number;
                /** Format: date */
                date: string;
                id: number;
            }[];
            /** @enum {string|null} */
            hold: "credit" | "done" | "entry" | "no_account" | "off" | "paused" | null;
            id: number;
            /** @enum {string|null} */
            lang: "de" | "it" | null;
            next: components["schemas"]["NextReminder"] | null;
            open: number;
            overdue: number;
            pause: components["schemas"]["ReminderPause"];
            person: {
                first_name: string;
                id: number;
                last_name: string;
            };
        };
        PaymentReminderSummary: {
            ages: {
                /** @enum {string} */
                age: "1-14" | "15-30" | "31-60" | "over-60";
                amount: number;
                debts: number;
            }[];
            enabled: boolean;
            families: number;
            /** Format: date-time */
            next_run: string;
        };
        PaymentShare: {
            amount: number;
            /** Format: date-time */
            at: string;
            registration: {
                course: components["schemas"]["Named"] | null;
                courseWeek: components["schemas"]["Named"] | null;
                id: number;
                is_fee: boolean;
                people: {
                    first_name: string;
                    id: number;
                    last_name: string;
                } | null;
            } | null;
        };
        PaymentShareBody: {
            amount: number;
            registration_id: number;
        };
        PermissionGroup: {
            permissions: ("child.create" | "child.health" | "child.index" | "child.update" | "course.create" | "course.index" | "course.update" | "course.view" | "courseCategory.create" | "courseCategory.index" | "courseCategory.update" | "courseType.create" | "courseType.index" | "courseType.update" | "location.create" | "location.index" | "location.update" | "message.create" | "message.index" | "option.create" | "option.index" | "option.update" | "payment.index" | "payment.update" | "peopleCourseWeekRegistration.create" | "peopleCourseWeekRegistration.index" | "peopleCourseWeekRegistration.update" | "person.create" | "person.index" | "person.update" | "person.view" | "person.viewAs" | "role.create" | "role.index" | "role.update" | "user.create" | "user.index" | "user.update" | "user.updateOwn" | "week.assigned")[];
            resource: string;
        };
        PersonChild: {
            /** Format: date */
            birth: string;
            course_weeks: components["schemas"]["ChildCourseWeek"][];
            display_name: string;
            first_name: string;
            id: number;
            last_name: string;
        };
        PersonPlzChange: {
            after: string | null;
            /** Format: date-time */
            at: string;
            before: string | null;
            courses: components["schemas"]["Named"][];
        };
        PersonRecord: {
            address: string | null;
            /** Format: date */
            birth: string;
            display_name: string;
            email: string | null;
            first_name: string;
            /** @enum {string} */
            gender: "f" | "m" | "s";
            id: number;
            /** @enum {string} */
            lang: "de" | "it";
            last_name: string;
            phone: string | null;
            place: string | null;
            plz: string | null;
            tax: string;
        };
        PhoneContact: {
            name: string | null;
            phone: string;
        };
        PhoneTakeover: {
            children: number;
            registrations: number;
        };
        PhoneTakeoverBody: {
            children?: number[] | null;
            phone: string;
            registrations?: number[] | null;
        };
        PhoneUses: {
            children: {
                id: number;
                name: string;
            }[];
            phone: string;
            registrations: {
                child: string;
                course: {
                    name: string;
                    name_it: string;
                };
                /** Format: date */
                from: string;
                id: number;
                /** Format: date */
                to: string;
            }[];
        };
        PickupPerson: {
            id: number;
            name: string;
            phone: string;
            relation: string | null;
        };
        PickupPersonBody: {
            id?: number | null;
            name: string;
            phone: string;
            relation?: string | null;
        };
        PickupPersonsBody: {
            persons: components["schemas"]["PickupPersonBody"][];
            version?: string | null;
        };
        PlzChange: {
            after: string | null;
            /** Format: date-time */
            at: string;
            before: string | null;
        };
        PreviewReceiver: {
            children: string[];
            /** @enum {string} */
            lang: "de" | "it";
            name: string;
            person_id: number;
        };
        /** @enum {string|null} */
        ProjectLack: "active" | "course" | "opening" | "week" | null;
        ProjectSiblings: {
            children: number[];
            course_id: number;
        };
        PublishDrawBody: {
            fingerprint?: string | null;
        };
        QueuedParticipant: {
            child_id: number;
            /** Format: date-time */
            created_at: string;
            custom_field: string | null;
            /** @enum {string} */
            day_type: "full_day" | "half_day";
            discount: number;
            emergency_contact1_name: string | null;
            emergency_contact1_phone: string | null;
            emergency_contact2_name: string | null;
            emergency_contact2_phone: string | null;
            first_name: string;
            id: number;
            last_name: string;
            payed: boolean;
            payed_amount: number;
            price: number;
            queue_position: number;
            tax: string | null;
        };
        RecoveryCodes: {
            recovery_codes: string[];
        };
        RegisterDto: {
            address: string;
            /** Format: email */
            email: string;
            first_name: string;
            /** @enum {string|null} */
            lang?: "de" | "it" | null;
            /** @enum {string|null} */
            language?: "de" | "it" | null;
            last_name: string;
            /** Format: password */
            password: string;
            /** Format: password */
            password_confirmation: string;
            phone?: string | null;
            place?: string | null;
            plz?: string | null;
            /** @example RSSMRA85T10A562S */
            tax: string;
        };
        Registered: {
            email: string;
            id: number;
        };
        RegistrationCourse: {
            active: boolean;
            custom_field: boolean;
            custom_field_de: string | null;
            custom_field_it: string | null;
            id: number;
            label_full_day_de: string | null;
            label_full_day_it: string | null;
            label_half_day_de: string | null;
            label_half_day_it: string | null;
            name: string;
            name_it: string;
            /** Format: date */
            register_to: string | null;
        };
        RegistrationRemoval: {
            cancellation?: components["schemas"]["CancellationTerms"];
            message: string;
            success: boolean;
        };
        RegistrationsOfDay: {
            /** Format: date */
            date: string;
            registered: number;
            waiting: number;
        };
        RegistrationWeek: {
            /** Format: date */
            from: string;
            full_day: boolean;
            half_day: boolean;
            id: number;
            name: string;
            name_it: string;
            price: number | null;
            price_half_day: number | null;
            /** @enum {string} */
            state: "after_registration" | "before_registration" | "open";
            /** Format: date */
            to: string;
        };
        ReminderDebt: {
            course: components["schemas"]["Named"];
            courseWeek: components["schemas"]["Named"];
            days: number | null;
            /** Format: date */
            due_on: string | null;
            is_fee: boolean;
            open: number;
            people: {
                first_name: string;
                id: number;
                last_name: string;
            };
            registration_id: number;
            reminders: components["schemas"]["SentReminder"][];
        };
        ReminderPause: {
            paused: boolean;
            /** Format: date */
            until: string | null;
        };
        ReminderPauseBody: {
            paused: boolean;
            /** Format: date */
            until?: string | null;
        };
        ReminderPreview: {
            /** Format: date */
            day: string;
            html: string;
            subject: string;
            text: string;
        };
        ReminderStep: 2 | 1;
        ResendResult: {
            count: number;
        };
        ResetDto: {
            /** Format: email */
            email: string;
            /** Format: password */
            password: string;
            /** Format: password */
            password_confirmation: string;
            token: string;
        };
        ResetLinkDto: {
            /** Format: email */
            email: string;
            token: string;
        };
        RestoreIssueBody: {
            version: string;
        };
        ReversalBody: {
            note?: string | null;
        };
        roleCreateInput: {
            name: string;
            permissions?: string[] | null;
            second_factor?: boolean | null;
        };
        RoleDetail: {
            assigned_users: {
                email: string;
                id: number;
                name: string;
            }[] | null;
            id: number;
            name: string;
            permissions: ("child.create" | "child.health" | "child.index" | "child.update" | "course.create" | "course.index" | "course.update" | "course.view" | "courseCategory.create" | "courseCategory.index" | "courseCategory.update" | "courseType.create" | "courseType.index" | "courseType.update" | "location.create" | "location.index" | "location.update" | "message.create" | "message.index" | "option.create" | "option.index" | "option.update" | "payment.index" | "payment.update" | "peopleCourseWeekRegistration.create" | "peopleCourseWeekRegistration.index" | "peopleCourseWeekRegistration.update" | "person.create" | "person.index" | "person.update" | "person.view" | "person.viewAs" | "role.create" | "role.index" | "role.update" | "user.create" | "user.index" | "user.update" | "user.updateOwn" | "week.assigned")[];
            second_factor: boolean;
            users_count: number;
            version: string;
        };
        RoleRecord: {
            id: number;
            name: string;
            permissions: ("child.create" | "child.health" | "child.index" | "child.update" | "course.create" | "course.index" | "course.update" | "course.view" | "courseCategory.create" | "courseCategory.index" | "courseCategory.update" | "courseType.create" | "courseType.index" | "courseType.update" | "location.create" | "location.index" | "location.update" | "message.create" | "message.index" | "option.create" | "option.index" | "option.update" | "payment.index" | "payment.update" | "peopleCourseWeekRegistration.create" | "peopleCourseWeekRegistration.index" | "peopleCourseWeekRegistration.update" | "person.create" | "person.index" | "person.update" | "person.view" | "person.viewAs" | "role.create" | "role.index" | "role.update" | "user.create" | "user.index" | "user.update" | "user.updateOwn" | "week.assigned")[];
            second_factor: boolean;
            users_count: number;
        };
        roleUpdateInput: {
            name?: string;
            permissions?: string[] | null;
            second_factor?: boolean | null;
            version?: string | null;
        };
        RolloverBody: {
            course_ids: number[];
            shift_weeks: number;
        };
        RolloverPreview: {
            projects: components["schemas"]["RolloverProject"][];
        };
        RolloverProject: {
            active: boolean;
            carried_over: string[];
            id: number;
            left_out: {
                registrations: number;
                waiting: number;
                weeks: {
                    /** Format: date */
                    from: string;
                    id: number;
                    name: string;
                    name_it: string;
                    /** Format: date */
                    to: string;
                }[];
            };
            next: components["schemas"]["SeasonProject"];
            old: components["schemas"]["SeasonProject"];
            warnings: components["schemas"]["RolloverWarning"][];
            weeks: {
                id: number;
                next: components["schemas"]["SeasonWeek"];
                old: components["schemas"]["SeasonWeek"];
            }[];
        };
        RolloverResult: {
            projects: components["schemas"]["NewProject"][];
        };
        RolloverWarning: {
            fields: string[];
            ids: number[];
            /** @enum {string} */
            kind: "cancelled" | "day_in_name" | "follower" | "no_weeks" | "past" | "year_in_text";
        };
        SaveRegistrationBody: {
            custom_field?: string | null;
            /** @enum {string|null} */
            dayType?: "full_day" | "half_day" | null;
            emergency_contact1_name?: string | null;
            emergency_contact1_phone?: string | null;
            emergency_contact2_name?: string | null;
            emergency_contact2_phone?: string | null;
            version?: string | null;
        };
        SearchBody: {
            q: string;
        };
        SearchResult: {
            children?: {
                more: boolean;
                rows: components["schemas"]["FoundChild"][];
            };
            courses?: {
                more: boolean;
                rows: components["schemas"]["FoundCourse"][];
            };
            parents?: {
                more: boolean;
                rows: components["schemas"]["FoundParent"][];
            };
            reference: string | null;
            registrations?: {
                more: boolean;
                rows: components["schemas"]["FoundRegistration"][];
            };
        };
        SeasonProject: {
            /** Format: date */
            from: string | null;
            name: string;
            name_it: string;
            /** Format: date */
            register_from: string | null;
            register_from_time: string | null;
            /** Format: date */
            register_to: string | null;
            /** Format: date */
            to: string | null;
        };
        SeasonWeek: {
            /** Format: date */
            from: string;
            name: string;
            name_it: string;
            /** Format: date */
            to: string;
        };
        SecondFactorResetDto: {
            code?: string | null;
            /** Format: password */
            current_password?: string | null;
            passkey?: components["schemas"]["PasskeyAnswerDto"] | null;
        };
        SecondFactorState: {
            app: {
                /** Format: date-time */
                created_at: string;
            } | null;
            passkeys: {
                /** Format: date-time */
                created_at: string;
                id: number;
                /** Format: date-time */
                last_used_at: string | null;
                name: string;
            }[];
            passkeys_possible: boolean;
            recovery_codes: number;
            required: boolean;
        };
        SecondStep: {
            /** Format: date-time */
            expires_at: string;
            second_step: {
                app: boolean;
                passkey: boolean;
            };
            token: string;
        };
        SeenBody: {
            /** Format: date-time */
            arrived_at?: string | null;
            /** Format: date-time */
            left_at?: string | null;
            left_with?: string | null;
            note?: string | null;
            /** @enum {string|null} */
            status?: "present" | "absent" | "excused" | null;
            told_absent?: boolean | null;
        };
        SentMessage: {
            id: number;
            receivers: number;
        };
        SentReminder: {
            /** Format: date */
            day: string;
            step: components["schemas"]["ReminderStep"];
        };
        SessionToken: {
            /** Format: date-time */
            expires_at: string;
            token: string;
        };
        SetPayedBody: {
            data: number[];
            mail?: boolean | null;
        };
        SetPayedResult: {
            amount: number;
            booked: number;
            message: string;
            /** @enum {boolean} */
            success: true;
        };
        Setup: {
            contact: boolean;
            hidden: boolean;
            look: boolean;
            mails: boolean;
            organiser: boolean;
            payment: boolean;
            project: {
                course_id: number | null;
                lacks: components["schemas"]["ProjectLack"];
            };
        };
        SignUpBody: {
            bookedChildren?: components["schemas"]["BookedChildInput"][] | null;
            comment?: string | null;
            custom_field?: string | null;
            emergency_contact1_name?: string | null;
            emergency_contact1_phone?: string | null;
            emergency_contact2_name?: string | null;
            emergency_contact2_phone?: string | null;
            photo_privacy?: boolean | null;
            privacy?: boolean | null;
            siblings_together?: boolean | null;
        };
        SignUpLineResult: {
            child_id: number;
            course_week_id: number;
            /** @enum {boolean} */
            held_back?: true;
            id: number | null;
            /** @enum {string} */
            outcome: "confirmed" | "full" | "waiting";
            priority?: number;
            queue_position?: number;
        };
        SignUpResult: {
            message: string[];
            payment: components["schemas"]["PaymentInfo"] | null;
            registrations: components["schemas"]["SignUpLineResult"][];
            waitingQueueWarnings: string[];
        };
        SingleSignUpBody: {
            comment?: string | null;
            course_week_id: number;
            custom_field?: string | null;
            /** @enum {string} */
            day_type: "full_day" | "half_day";
            emergency_contact1_name?: string | null;
            emergency_contact1_phone?: string | null;
            emergency_contact2_name?: string | null;
            emergency_contact2_phone?: string | null;
            mail?: boolean | null;
            people_id: number;
            reason?: string | null;
        };
        StaffChild: {
            allergies?: string | null;
            /** Format: date */
            birth: string;
            display_name: string;
            first_name: string;
            /** @enum {string} */
            gender: "f" | "m" | "s";
            health_consent?: boolean;
            /** @enum {string|null} */
            health_consent_way?: "email" | "other_system" | "paper" | "phone" | "present" | null;
            id: number;
            incompatibilities?: string | null;
            /** @enum {string} */
            lang: "de" | "it";
            last_name: string;
            /** Format: date-time */
            last_update: string | null;
            leave_alone: boolean;
            medicaments?: string | null;
            needs_update: boolean;
            parents: components["schemas"]["ChildParent"][];
            phone: string;
            risk_group?: string | null;
            /** @enum {string} */
            school: "gs_1" | "gs_2" | "gs_3" | "gs_4" | "gs_5" | "kg_1" | "kg_2" | "kg_3" | "kg_4" | "ms_1" | "ms_2" | "ms_3" | "other";
            second_guardian_forbidden: boolean;
            swimming_help: boolean;
            tax: string;
            whatsapp_infos: boolean;
            with_diagnostics?: boolean;
        };
        StaffChildDetail: {
            allergies?: string | null;
            /** Format: date */
            birth: string;
            course_weeks: components["schemas"]["ChildCourseWeek"][];
            display_name: string;
            first_name: string;
            /** @enum {string} */
            gender: "f" | "m" | "s";
            guardian_invitations?: components["schemas"]["StaffGuardianInvitation"][];
            health_consent?: boolean;
            /** @enum {string|null} */
            health_consent_way?: "email" | "other_system" | "paper" | "phone" | "present" | null;
            id: number;
            imported_consent?: {
                by: string | null;
                /** Format: date */
                date: string;
                /** @enum {string} */
                way: "email" | "other_system" | "paper" | "phone" | "present";
            };
            incompatibilities?: string | null;
            /** @enum {string} */
            lang: "de" | "it";
            last_name: string;
            /** Format: date-time */
            last_update: string | null;
            leave_alone: boolean;
            medicaments?: string | null;
            needs_update: boolean;
            parents: components["schemas"]["ChildParent"][];
            phone: string;
            pickup_persons?: components["schemas"]["PickupPerson"][];
            pickup_version?: string;
            risk_group?: string | null;
            /** @enum {string} */
            school: "gs_1" | "gs_2" | "gs_3" | "gs_4" | "gs_5" | "kg_1" | "kg_2" | "kg_3" | "kg_4" | "ms_1" | "ms_2" | "ms_3" | "other";
            second_guardian_forbidden: boolean;
            swimming_help: boolean;
            tax: string;
            version: string;
            whatsapp_infos: boolean;
            with_diagnostics?: boolean;
        };
        StaffGuardianInvitation: {
            /** Format: date-time */
            created_at: string;
            email: string;
            /** Format: date-time */
            expires_at: string;
            id: number;
            inviter: string;
            /** @enum {string} */
            state: "expired" | "pending";
        };
        StaffPerson: {
            address: string | null;
            /** Format: date */
            birth: string;
            childrens_length: number;
            display_name: string;
            email: string | null;
            first_name: string;
            /** @enum {string} */
            gender: "f" | "m" | "s";
            id: number;
            /** @enum {string} */
            lang: "de" | "it";
            last_name: string;
            phone: string | null;
            place: string | null;
            plz: string | null;
            tax: string;
        };
        StaffPersonDetail: {
            address: string | null;
            /** Format: date */
            birth: string;
            childrens: components["schemas"]["PersonChild"][];
            childrens_length: number;
            display_name: string;
            email: string | null;
            first_name: string;
            /** @enum {string} */
            gender: "f" | "m" | "s";
            id: number;
            /** @enum {string} */
            lang: "de" | "it";
            last_name: string;
            phone: string | null;
            place: string | null;
            plz: string | null;
            plz_changes: components["schemas"]["PersonPlzChange"][];
            tax: string;
            version: string;
        };
        StaffRegistration: {
            comment: string | null;
            comment_internal: string | null;
            comment_user: string | null;
            course: components["schemas"]["RegistrationCourse"];
            courseWeek: components["schemas"]["RegistrationWeek"];
            /** Format: date-time */
            created_at: string;
            custom_field: string | null;
            /** @enum {string} */
            day_type: "full_day" | "half_day";
            discount: number;
            /** Format: date */
            due_on: string | null;
            emergency_contact1_name: string | null;
            emergency_contact1_phone: string;
            emergency_contact2_name: string | null;
            emergency_contact2_phone: string | null;
            held_back: boolean;
            id: number;
            is_waiting: boolean;
            /** Format: date-time */
            offer_expires_at: string | null;
            parents: {
                first_name: string;
                id: number;
                last_name: string;
            }[];
            payed: boolean;
            payed_amount: number;
            /** Format: date */
            payed_at: string | null;
            payment_reference: string | null;
            people: {
                first_name: string;
                id: number;
                last_name: string;
                tax: string | null;
            };
            photo_privacy: boolean | null;
            plz: string | null;
            price: number;
            priority: number | null;
            sibling_percent: number;
            siblings_together: boolean;
        };
        StaffRegistrationBody: {
            comment_internal?: string;
            custom_field?: string | null;
            /** @enum {string|null} */
            day_type?: "full_day" | "half_day" | null;
            discount?: number | null;
            discount_reason?: string | null;
            /** Format: date */
            due_on?: string | null;
            emergency_contact1_name?: string | null;
            emergency_contact1_phone?: string | null;
            emergency_contact2_name?: string | null;
            emergency_contact2_phone?: string | null;
            mail?: boolean | null;
            payed_amount?: number;
            /** Format: date */
            payed_at?: string;
            version?: string | null;
        };
        StaffRegistrationDetail: {
            comment: string | null;
            comment_internal: string | null;
            comment_user: string | null;
            course: components["schemas"]["RegistrationCourse"];
            courseWeek: components["schemas"]["RegistrationWeek"];
            /** Format: date-time */
            created_at: string;
            custom_field: string | null;
            /** @enum {string} */
            day_type: "full_day" | "half_day";
            discount: number;
            /** Format: date */
            due_on: string | null;
            emergency_contact1_name: string | null;
            emergency_contact1_phone: string;
            emergency_contact2_name: string | null;
            emergency_contact2_phone: string | null;
            exceptions: {
                /** Format: date-time */
                at: string;
                reason: string;
            }[];
            held_back: boolean;
            id: number;
            is_waiting: boolean;
            /** Format: date-time */
            offer_expires_at: string | null;
            parents: {
                first_name: string;
                id: number;
                last_name: string;
            }[];
            payed: boolean;
            payed_amount: number;
            /** Format: date */
            payed_at: string | null;
            payment_reference: string | null;
            people: {
                first_name: string;
                id: number;
                last_name: string;
                tax: string | null;
            };
            photo_privacy: boolean | null;
            plz: string | null;
            plz_changes: components["schemas"]["PlzChange"][];
            price: number;
            priority: number | null;
            sibling_percent: number;
            siblings_together: boolean;
            version: string;
        };
        StaffSignUpBody: {
            bookedChildren?: components["schemas"]["BookedChildInput"][] | null;
            comment?: string | null;
            custom_field?: string | null;
            emergency_contact1_name?: string | null;
            emergency_contact1_phone?: string | null;
            emergency_contact2_name?: string | null;
            emergency_contact2_phone?: string | null;
            mail?: boolean | null;
            reason?: string | null;
            siblings_together?: boolean | null;
        };
        StepCodeDto: {
            code: string;
            token: string;
        };
        ToldAbsence: {
            child_id: number;
            /** Format: date */
            from: string;
            id: number;
            is_present: boolean;
            reason: string | null;
            /** Format: date */
            to: string;
        };
        UndoDto: {
            /** Format: password */
            password?: string | null;
            token: string;
        };
        UngroupedWeek: {
            children: number;
            course: components["schemas"]["Named"];
            /** Format: date */
            from: string;
            id: number;
            name: string;
            name_it: string;
            /** Format: date */
            to: string;
        };
        UserCreateInput: {
            company_name?: string | null;
            /** Format: email */
            email: string;
            /** @enum {string|null} */
            lang?: "de" | "it" | null;
            name: string;
            /** Format: password */
            password?: string | null;
            /** Format: password */
            password_confirmation?: string | null;
            roles?: string[] | null;
        };
        UserData: {
            email: string;
            /** Format: date-time */
            email_confirm_until: string | null;
            email_confirmed: boolean;
            id: number;
            /** @enum {string} */
            lang: "de" | "it";
            mails_held: boolean;
            name: string;
            password_change_required: boolean;
            people: {
                first_name: string;
                id: number;
                last_name: string;
            } | null;
            permissions: ("child.create" | "child.health" | "child.index" | "child.update" | "course.create" | "course.index" | "course.update" | "course.view" | "courseCategory.create" | "courseCategory.index" | "courseCategory.update" | "courseType.create" | "courseType.index" | "courseType.update" | "location.create" | "location.index" | "location.update" | "message.create" | "message.index" | "option.create" | "option.index" | "option.update" | "payment.index" | "payment.update" | "peopleCourseWeekRegistration.create" | "peopleCourseWeekRegistration.index" | "peopleCourseWeekRegistration.update" | "person.create" | "person.index" | "person.update" | "person.view" | "person.viewAs" | "role.create" | "role.index" | "role.update" | "user.create" | "user.index" | "user.update" | "user.updateOwn" | "week.assigned")[];
            roles: string[];
            /** @enum {string} */
            second_factor: "advised" | "none" | "required" | "set";
            view: {
                health: boolean;
            } | null;
        };
        UserDetail: {
            company_name: string | null;
            /** Format: date-time */
            created_at: string;
            editable: boolean;
            email: string;
            id: number;
            is_parent: boolean;
            /** @enum {string} */
            lang: "de" | "it";
            name: string;
            password_change_required: boolean;
            people: {
                first_name: string;
                id: number;
                last_name: string;
            } | null;
            roles: string[];
            second_factor: boolean;
            version: string;
        };
        UserRecord: {
            company_name: string | null;
            /** Format: date-time */
            created_at: string;
            editable: boolean;
            email: string;
            id: number;
            is_parent: boolean;
            /** @enum {string} */
            lang: "de" | "it";
            name: string;
            password_change_required: boolean;
            people: {
                first_name: string;
                id: number;
                last_name: string;
            } | null;
            roles: string[];
            second_factor: boolean;
        };
        UserUpdateInput: {
            code?: string | null;
            company_name?: string | null;
            /** Format: password */
            current_password?: string | null;
            /** Format: email */
            email?: string;
            /** @enum {string|null} */
            lang?: "de" | "it" | null;
            name?: string;
            passkey?: components["schemas"]["PasskeyAnswerDto"] | null;
            /** Format: password */
            password?: string | null;
            /** Format: password */
            password_confirmation?: string | null;
            roles?: string[] | null;
            version?: string | null;
        };
        WaiverBody: {
            reason: string;
        };
        WeekCancelPreview: {
            alternatives: components["schemas"]["AlternativeWeek"][];
            confirmed: number;
            families: number;
            mails: number;
            moved_up: number;
            present_today: string | null;
            refund: number;
            refusal: string | null;
            unreachable: string[];
            waiting: number;
        };
        WeekCancelResult: {
            /** Format: date-time */
            cancelled_at: string;
            confirmed: number;
            families: number;
            mails: number;
            message: string;
            moved_up: number;
            refund: number;
            unreachable: string[];
            waiting: number;
        };
        WeekDaysPreview: {
            present_today: string | null;
        };
        WeekFigures: {
            /** Format: date-time */
            cancelled_at: string | null;
            full: boolean;
            registered: number;
            /** @enum {string} */
            state: "after_registration" | "before_registration" | "open";
            waiting: number;
        };
        WeekGroup: {
            children: number[];
            id: number;
            leaders: components["schemas"]["WeekLeader"][];
            name: string;
        };
        WeekGroupBody: {
            children?: number[] | null;
            id?: number | null;
            leaders?: number[] | null;
            name: string;
        };
        WeekGroupsBody: {
            groups: components["schemas"]["WeekGroupBody"][];
            leaders?: number[] | null;
            version: string;
        };
        WeekGroupsDetail: {
            assignable: components["schemas"]["WeekLeader"][];
            children: components["schemas"]["GroupableChild"][];
            groups: components["schemas"]["WeekGroup"][];
            leaders: components["schemas"]["WeekLeader"][];
            may_assign: boolean;
            version: string;
            week: {
                course: {
                    custom_labels: boolean;
                    id: number;
                    label_full_day_de: string | null;
                    label_full_day_it: string | null;
                    label_half_day_de: string | null;
                    label_half_day_it: string | null;
                    name: string;
                    name_it: string;
                };
                /** Format: date */
                from: string;
                id: number;
                location: components["schemas"]["Named"] | null;
                name: string;
                name_it: string;
                /** Format: date */
                to: string;
            };
        };
        WeekLeader: {
            id: number;
            name: string;
        };
        WeekMergePreview: {
            children: {
                first_name: string;
                id: number;
                last_name: string;
                /** @enum {string} */
                outcome: "confirmed" | "waiting";
                price: number;
                price_before: number;
                queue_position: number | null;
            }[] | null;
            confirmed: number;
            credit: number;
            due: number;
            due_before: number;
            families: number;
            mails: number;
            moved_up: number;
            moved_up_elsewhere: number;
            open: number;
            payed_amount: number;
            present_today: string | null;
            price_changes: number;
            question: string | null;
            refusals: string[];
            seats: {
                max_participants: number;
                registered: number;
                waiting: number;
                waiting_list: number;
            };
            unreachable: string[];
            waiting: number;
        };
        WeekMergeResult: {
            /** Format: date-time */
            cancelled_at: string;
            confirmed: number;
            credit: number;
            due: number;
            due_before: number;
            families: number;
            mails: number;
            message: string;
            moved_up: number;
            moved_up_elsewhere: number;
            open: number;
            payed_amount: number;
            price_changes: number;
            unreachable: string[];
            waiting: number;
        };
    };
    responses: {
        Error: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    AbsencesController_takeBack: {
        parameters: {
            query?: never;
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DeleteResult"];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            404: components["responses"]["Error"];
            409: components["responses"]["Error"];
            413: components["responses"]["Error"];
            415: components["responses"]["Error"];
            422: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    AccountUndoController_undo: {
        parameters: {
            query?: never;
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UndoDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["MessageResult"];
                    };
                };
            };
            400: components["responses"]["Error"];
            403: components["responses"]["Error"];
            409: components["responses"]["Error"];
            413: components["responses"]["Error"];
            415: components["responses"]["Error"];
            422: components["responses"]["Error"];
            429: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    AttendanceController_day: {
        parameters: {
            query: {
                course_week_id?: number;
                date: string;
            };
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AttendanceDay"];
                    };
                };
            };
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            422: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    AttendanceController_save: {
        parameters: {
            query?: never;
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AttendanceBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AttendanceResult"];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            409: components["responses"]["Error"];
            413: components["responses"]["Error"];
            415: components["responses"]["Error"];
            422: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    AttendanceController_count: {
        parameters: {
            query?: never;
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HeadcountsBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["HeadcountResult"];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            409: components["responses"]["Error"];
            413: components["responses"]["Error"];
            415: components["responses"]["Error"];
            422: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    AttendanceController_noteOfflineReads: {
        parameters: {
            query?: never;
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OfflineReadsBody"];
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            409: components["responses"]["Error"];
            413: components["responses"]["Error"];
            415: components["responses"]["Error"];
            422: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    AttendanceController_listIssues: {
        parameters: {
            query?: {
                course_week_id?: number;
                date?: string;
            };
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AttendanceIssue"][];
                    };
                };
            };
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            422: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    AttendanceController_close: {
        parameters: {
            query?: never;
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CloseIssueBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AttendanceIssue"];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            404: components["responses"]["Error"];
            409: components["responses"]["Error"];
            413: components["responses"]["Error"];
            415: components["responses"]["Error"];
            422: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    AttendanceController_restore: {
        parameters: {
            query?: never;
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RestoreIssueBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AttendanceIssue"];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            404: components["responses"]["Error"];
            409: components["responses"]["Error"];
            413: components["responses"]["Error"];
            415: components["responses"]["Error"];
            422: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    AuditController_changes: {
        parameters: {
            query?: {
                filters?: string[];
                itemsPerPage?: number;
                page?: number;
                search?: string;
                sortBy?: ("id" | "at" | "user.name" | "action" | "resource" | "record_id")[];
                sortDesc?: boolean[];
            };
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AuditEntry"][];
                        meta: {
                            total: number;
                        };
                    };
                };
            };
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            422: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    BankStatementsController_list: {
        parameters: {
            query?: {
                filters?: string[];
                itemsPerPage?: number;
                page?: number;
                search?: string;
                sortBy?: ("id" | "date" | "amount" | "payer_name")[];
                sortDesc?: boolean[];
            };
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["BankEntryRecord"][];
                        meta: {
                            total: number;
                        };
                    };
                };
            };
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            422: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    BankStatementsController_ignore: {
        parameters: {
            query?: never;
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            id: number;
                        };
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            404: components["responses"]["Error"];
            409: components["responses"]["Error"];
            413: components["responses"]["Error"];
            415: components["responses"]["Error"];
            422: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    BankStatementsController_reopen: {
        parameters: {
            query?: never;
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            id: number;
                        };
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            404: components["responses"]["Error"];
            409: components["responses"]["Error"];
            413: components["responses"]["Error"];
            415: components["responses"]["Error"];
            422: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    BankStatementsController_book: {
        parameters: {
            query?: never;
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BookBankEntriesBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["BankBooking"];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            409: components["responses"]["Error"];
            413: components["responses"]["Error"];
            415: components["responses"]["Error"];
            422: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    BankStatementsController_bookCertain: {
        parameters: {
            query?: never;
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BookCertainBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["BankBooking"];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            409: components["responses"]["Error"];
            413: components["responses"]["Error"];
            415: components["responses"]["Error"];
            422: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    BankStatementsController_import: {
        parameters: {
            query?: never;
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file?: string;
                };
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["BankImport"];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            409: components["responses"]["Error"];
            413: components["responses"]["Error"];
            415: components["responses"]["Error"];
            422: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    BankStatementsController_getMapping: {
        parameters: {
            query?: never;
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["BankCsvMappingDetail"] | null;
                    };
                };
            };
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    BankStatementsController_setMapping: {
        parameters: {
            query?: never;
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CsvMappingBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["BankCsvMappingDetail"];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            409: components["responses"]["Error"];
            413: components["responses"]["Error"];
            415: components["responses"]["Error"];
            422: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    CancellationFeesController_waive: {
        parameters: {
            query?: never;
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WaiverBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            message: string;
                        };
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            404: components["responses"]["Error"];
            409: components["responses"]["Error"];
            413: components["responses"]["Error"];
            415: components["responses"]["Error"];
            422: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    ChildController_list: {
        parameters: {
            query?: {
                filters?: string[];
                itemsPerPage?: number;
                page?: number;
                search?: string;
                sortBy?: ("id" | "first_name" | "last_name" | "tax" | "birth" | "school" | "lang" | "phone" | "parents" | "last_update")[];
                sortDesc?: boolean[];
            };
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["StaffChild"][];
                        meta: {
                            total: number;
                        };
                    };
                };
            };
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            422: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    ChildController_create: {
        parameters: {
            query?: never;
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["childCreateInput"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["StaffChildDetail"];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            409: components["responses"]["Error"];
            413: components["responses"]["Error"];
            415: components["responses"]["Error"];
            422: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    ChildController_get: {
        parameters: {
            query?: never;
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["StaffChildDetail"];
                    };
                };
            };
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            404: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    ChildController_update: {
        parameters: {
            query?: never;
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["childUpdateInput"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["StaffChildDetail"];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            404: components["responses"]["Error"];
            409: components["responses"]["Error"];
            413: components["responses"]["Error"];
            415: components["responses"]["Error"];
            422: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    ChildRemovalController_remove: {
        parameters: {
            query?: never;
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DeleteResult"];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            404: components["responses"]["Error"];
            409: components["responses"]["Error"];
            413: components["responses"]["Error"];
            415: components["responses"]["Error"];
            422: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    AbsencesController_tell: {
        parameters: {
            query?: never;
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AbsenceBody"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ToldAbsence"];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            404: components["responses"]["Error"];
            409: components["responses"]["Error"];
            413: components["responses"]["Error"];
            415: components["responses"]["Error"];
            422: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    ChildRemovalController_previewRemoval: {
        parameters: {
            query?: never;
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DeletePreview"];
                    };
                };
            };
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            404: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    StaffRegistrationController_lastContacts: {
        parameters: {
            query?: never;
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["LastContactsOfChild"];
                    };
                };
            };
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            404: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    PickupPersonsController_save: {
        parameters: {
            query?: never;
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PickupPersonsBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PickupPerson"][];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            404: components["responses"]["Error"];
            409: components["responses"]["Error"];
            413: components["responses"]["Error"];
            415: components["responses"]["Error"];
            422: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    ClientErrorController_report: {
        parameters: {
            query?: never;
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClientErrorInput"];
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error"];
            403: components["responses"]["Error"];
            409: components["responses"]["Error"];
            413: components["responses"]["Error"];
            415: components["responses"]["Error"];
            422: components["responses"]["Error"];
            429: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    courseController_list: {
        parameters: {
            query?: {
                filters?: string[];
                itemsPerPage?: number;
                page?: number;
                search?: string;
                sortBy?: ("id" | "name" | "location_id" | "course_type_id" | "from" | "to" | "register_from" | "active" | "name_it" | "year" | "price" | "register_to" | "max_participants")[];
                sortDesc?: boolean[];
            };
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CourseRecord"][];
                        meta: {
                            total: number;
                        };
                    };
                };
            };
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            422: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    courseController_create: {
        parameters: {
            query?: never;
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["courseCreateInput"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CourseSaved"];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            409: components["responses"]["Error"];
            413: components["responses"]["Error"];
            415: components["responses"]["Error"];
            422: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    courseController_get: {
        parameters: {
            query?: never;
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CourseDetail"];
                    };
                };
            };
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            404: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    courseController_update: {
        parameters: {
            query?: never;
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["courseUpdateInput"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CourseSaved"];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            404: components["responses"]["Error"];
            409: components["responses"]["Error"];
            413: components["responses"]["Error"];
            415: components["responses"]["Error"];
            422: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    courseController_remove: {
        parameters: {
            query?: never;
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DeleteResult"];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            404: components["responses"]["Error"];
            409: components["responses"]["Error"];
            413: components["responses"]["Error"];
            415: components["responses"]["Error"];
            422: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    CourseController_changeActive: {
        parameters: {
            query?: never;
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CourseSaved"];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            404: components["responses"]["Error"];
            409: components["responses"]["Error"];
            413: components["responses"]["Error"];
            415: components["responses"]["Error"];
            422: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    CourseController_copy: {
        parameters: {
            query?: never;
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CourseSaved"];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            404: components["responses"]["Error"];
            409: components["responses"]["Error"];
            413: components["responses"]["Error"];
            415: components["responses"]["Error"];
            422: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    courseController_previewRemoval: {
        parameters: {
            query?: never;
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DeletePreview"];
                    };
                };
            };
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            404: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    DrawsController_get: {
        parameters: {
            query?: never;
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DrawFile"];
                    };
                };
            };
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            404: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    DrawsController_publish: {
        parameters: {
            query?: never;
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PublishDrawBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DrawResult"];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            404: components["responses"]["Error"];
            409: components["responses"]["Error"];
            413: components["responses"]["Error"];
            415: components["responses"]["Error"];
            422: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    DrawsController_preview: {
        parameters: {
            query?: never;
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DrawPreview"];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            404: components["responses"]["Error"];
            409: components["responses"]["Error"];
            413: components["responses"]["Error"];
            415: components["responses"]["Error"];
            422: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    MailPreviewController_preview: {
        parameters: {
            query?: never;
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MailPreviewBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["MailPreview"];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            404: components["responses"]["Error"];
            409: components["responses"]["Error"];
            413: components["responses"]["Error"];
            415: components["responses"]["Error"];
            422: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    DayController_day: {
        parameters: {
            query: {
                date: string;
            };
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DayWeek"][];
                    };
                };
            };
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            422: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    CourseController_overview: {
        parameters: {
            query?: never;
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["OverviewWeek"][];
                    };
                };
            };
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    CourseController_rollOver: {
        parameters: {
            query?: never;
            header: {
                "api-lang"?: "de" | "it" | "en";
                "idempotency-key": string;
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RolloverBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RolloverResult"];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            409: components["responses"]["Error"];
            413: components["responses"]["Error"];
            415: components["responses"]["Error"];
            422: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    CourseController_previewRollover: {
        parameters: {
            query?: never;
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RolloverBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RolloverPreview"];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            409: components["responses"]["Error"];
            413: components["responses"]["Error"];
            415: components["responses"]["Error"];
            422: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    courseUploadController_upload: {
        parameters: {
            query?: never;
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file?: string;
                    /** Format: binary */
                    image?: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: string;
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            409: components["responses"]["Error"];
            413: components["responses"]["Error"];
            415: components["responses"]["Error"];
            422: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    CourseController_years: {
        parameters: {
            query?: never;
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: number[];
                    };
                };
            };
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    courseCategoryController_list: {
        parameters: {
            query?: {
                filters?: string[];
                itemsPerPage?: number;
                page?: number;
                search?: string;
                sortBy?: ("id" | "name" | "name_it" | "course_category_id")[];
                sortDesc?: boolean[];
            };
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CourseCategoryRecord"][];
                        meta: {
                            total: number;
                        };
                    };
                };
            };
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            422: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    courseCategoryController_create: {
        parameters: {
            query?: never;
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["courseCategoryCreateInput"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CourseCategorySaved"];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            409: components["responses"]["Error"];
            413: components["responses"]["Error"];
            415: components["responses"]["Error"];
            422: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    courseCategoryController_get: {
        parameters: {
            query?: never;
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CourseCategorySaved"];
                    };
                };
            };
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            404: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    courseCategoryController_update: {
        parameters: {
            query?: never;
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["courseCategoryUpdateInput"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CourseCategorySaved"];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            404: components["responses"]["Error"];
            409: components["responses"]["Error"];
            413: components["responses"]["Error"];
            415: components["responses"]["Error"];
            422: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    courseCategoryController_remove: {
        parameters: {
            query?: never;
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DeleteResult"];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            404: components["responses"]["Error"];
            409: components["responses"]["Error"];
            413: components["responses"]["Error"];
            415: components["responses"]["Error"];
            422: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    courseCategoryController_previewRemoval: {
        parameters: {
            query?: never;
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DeletePreview"];
                    };
                };
            };
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            404: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    courseTypeController_list: {
        parameters: {
            query?: {
                filters?: string[];
                itemsPerPage?: number;
                page?: number;
                search?: string;
                sortBy?: ("id" | "name" | "name_it" | "sort_order")[];
                sortDesc?: boolean[];
            };
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CourseTypeRecord"][];
                        meta: {
                            total: number;
                        };
                    };
                };
            };
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            422: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    courseTypeController_create: {
        parameters: {
            query?: never;
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["courseTypeCreateInput"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CourseTypeSaved"];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            409: components["responses"]["Error"];
            413: components["responses"]["Error"];
            415: components["responses"]["Error"];
            422: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    courseTypeController_get: {
        parameters: {
            query?: never;
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CourseTypeSaved"];
                    };
                };
            };
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            404: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    courseTypeController_update: {
        parameters: {
            query?: never;
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["courseTypeUpdateInput"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CourseTypeSaved"];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            404: components["responses"]["Error"];
            409: components["responses"]["Error"];
            413: components["responses"]["Error"];
            415: components["responses"]["Error"];
            422: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    courseTypeController_remove: {
        parameters: {
            query?: never;
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DeleteResult"];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            404: components["responses"]["Error"];
            409: components["responses"]["Error"];
            413: components["responses"]["Error"];
            415: components["responses"]["Error"];
            422: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    courseTypeController_previewRemoval: {
        parameters: {
            query?: never;
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DeletePreview"];
                    };
                };
            };
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            404: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    courseWeekController_list: {
        parameters: {
            query?: {
                filters?: string[];
                itemsPerPage?: number;
                page?: number;
                search?: string;
                sortBy?: ("id" | "name" | "from" | "to" | "max_participants" | "waiting_list")[];
                sortDesc?: boolean[];
            };
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CourseWeekRecord"][];
                        meta: {
                            total: number;
                        };
                    };
                };
            };
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            422: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    courseWeekController_create: {
        parameters: {
            query?: never;
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["courseWeekCreateInput"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CourseWeekSaved"];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            409: components["responses"]["Error"];
            413: components["responses"]["Error"];
            415: components["responses"]["Error"];
            422: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    courseWeekController_get: {
        parameters: {
            query?: never;
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CourseWeekSaved"];
                    };
                };
            };
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            404: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    courseWeekController_update: {
        parameters: {
            query?: never;
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["courseWeekUpdateInput"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CourseWeekSaved"];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            404: components["responses"]["Error"];
            409: components["responses"]["Error"];
            413: components["responses"]["Error"];
            415: components["responses"]["Error"];
            422: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    courseWeekController_remove: {
        parameters: {
            query?: never;
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DeleteResult"];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            404: components["responses"]["Error"];
            409: components["responses"]["Error"];
            413: components["responses"]["Error"];
            415: components["responses"]["Error"];
            422: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    CourseWeekController_cancel: {
        parameters: {
            query?: never;
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CancelWeekBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["WeekCancelResult"];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            404: components["responses"]["Error"];
            409: components["responses"]["Error"];
            413: components["responses"]["Error"];
            415: components["responses"]["Error"];
            422: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    CourseWeekController_previewCancel: {
        parameters: {
            query?: never;
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["WeekCancelPreview"];
                    };
                };
            };
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            404: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    CourseWeekController_previewDays: {
        parameters: {
            query: {
                from: string;
                to: string;
            };
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["WeekDaysPreview"];
                    };
                };
            };
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            404: components["responses"]["Error"];
            422: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    courseWeekController_previewRemoval: {
        parameters: {
            query?: never;
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DeletePreview"];
                    };
                };
            };
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            404: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    WeekGroupsController_read: {
        parameters: {
            query?: never;
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["WeekGroupsDetail"];
                    };
                };
            };
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            404: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    WeekGroupsController_save: {
        parameters: {
            query?: never;
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WeekGroupsBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["WeekGroupsDetail"];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            404: components["responses"]["Error"];
            409: components["responses"]["Error"];
            413: components["responses"]["Error"];
            415: components["responses"]["Error"];
            422: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    CourseWeekController_merge: {
        parameters: {
            query?: never;
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MergeWeekBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["WeekMergeResult"];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            404: components["responses"]["Error"];
            409: components["responses"]["Error"];
            413: components["responses"]["Error"];
            415: components["responses"]["Error"];
            422: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    CourseWeekController_previewMerge: {
        parameters: {
            query: {
                into: number;
            };
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["WeekMergePreview"];
                    };
                };
            };
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            404: components["responses"]["Error"];
            422: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    courseWeekUploadController_upload: {
        parameters: {
            query?: never;
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file?: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: string;
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            409: components["responses"]["Error"];
            413: components["responses"]["Error"];
            415: components["responses"]["Error"];
            422: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    DashboardController_figures: {
        parameters: {
            query?: never;
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Dashboard"];
                    };
                };
            };
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    documentUploadController_upload: {
        parameters: {
            query?: never;
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file?: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: string;
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            409: components["responses"]["Error"];
            413: components["responses"]["Error"];
            415: components["responses"]["Error"];
            422: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    EmailController_confirm: {
        parameters: {
            query?: never;
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfirmEmailDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["MessageResult"];
                    };
                };
            };
            400: components["responses"]["Error"];
            403: components["responses"]["Error"];
            409: components["responses"]["Error"];
            413: components["responses"]["Error"];
            415: components["responses"]["Error"];
            422: components["responses"]["Error"];
            429: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    EmailController_resend: {
        parameters: {
            query?: never;
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["MessageResult"];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            409: components["responses"]["Error"];
            413: components["responses"]["Error"];
            415: components["responses"]["Error"];
            422: components["responses"]["Error"];
            429: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    FailedMailsController_list: {
        parameters: {
            query?: {
                filters?: string[];
                itemsPerPage?: number;
                page?: number;
                search?: string;
                sortBy?: ("id" | "kind" | "recipient" | "attempts" | "created_at" | "failed_at")[];
                sortDesc?: boolean[];
            };
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["FailedMail"][];
                        meta: {
                            total: number;
                        };
                    };
                };
            };
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            422: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    FailedMailsController_get: {
        parameters: {
            query?: never;
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["FailedMail"];
                    };
                };
            };
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            404: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    FailedMailsController_discard: {
        parameters: {
            query?: never;
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DeleteResult"];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            404: components["responses"]["Error"];
            409: components["responses"]["Error"];
            413: components["responses"]["Error"];
            415: components["responses"]["Error"];
            422: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    FailedMailsController_resend: {
        parameters: {
            query?: never;
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["MessageResult"];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            404: components["responses"]["Error"];
            409: components["responses"]["Error"];
            413: components["responses"]["Error"];
            415: components["responses"]["Error"];
            422: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    FailedMailsController_resendAll: {
        parameters: {
            query?: never;
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ResendResult"];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            409: components["responses"]["Error"];
            413: components["responses"]["Error"];
            415: components["responses"]["Error"];
            422: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    OfficeFamilyController_get: {
        parameters: {
            query?: never;
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["OfficeFamily"];
                    };
                };
            };
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            404: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    PaymentDocumentsController_ofParent: {
        parameters: {
            query?: never;
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PaymentDocuments"];
                    };
                };
            };
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            404: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    PublicCoursesController_list: {
        parameters: {
            query?: {
                filters?: string[];
                itemsPerPage?: number;
                page?: number;
                search?: string;
                sortBy?: ("id" | "name" | "name_it" | "from")[];
                sortDesc?: boolean[];
            };
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["FrontendProject"][];
                        meta: {
                            total: number;
                        };
                    };
                };
            };
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            422: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    PublicCoursesController_detail: {
        parameters: {
            query?: never;
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["FrontendProjectDetail"];
                    };
                };
            };
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            404: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    GuardiansController_withdrawAsStaff: {
        parameters: {
            query?: never;
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DeleteResult"];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            404: components["responses"]["Error"];
            409: components["responses"]["Error"];
            413: components["responses"]["Error"];
            415: components["responses"]["Error"];
            422: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    GuardiansController_accept: {
        parameters: {
            query?: never;
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvitationTokenBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["MessageResult"];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            409: components["responses"]["Error"];
            413: components["responses"]["Error"];
            415: components["responses"]["Error"];
            422: components["responses"]["Error"];
            429: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    GuardiansController_preview: {
        parameters: {
            query?: never;
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvitationTokenBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["InvitationPreview"];
                    };
                };
            };
            400: components["responses"]["Error"];
            403: components["responses"]["Error"];
            409: components["responses"]["Error"];
            413: components["responses"]["Error"];
            415: components["responses"]["Error"];
            422: components["responses"]["Error"];
            429: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    HealthAccessController_read: {
        parameters: {
            query?: never;
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["HealthAccess"];
                    };
                };
            };
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    AuditController_healthReads: {
        parameters: {
            query?: {
                filters?: string[];
                itemsPerPage?: number;
                page?: number;
                search?: string;
                sortBy?: ("id" | "date" | "user.name" | "child.last_name" | "via")[];
                sortDesc?: boolean[];
            };
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["HealthRead"][];
                        meta: {
                            total: number;
                        };
                    };
                };
            };
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            422: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    ImportController_importFamilies: {
        parameters: {
            query?: {
                health_consent?: "paper" | "email" | "phone" | "present" | "other_system";
                health_consent_date?: string;
            };
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file?: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/x-ndjson": string;
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            409: components["responses"]["Error"];
            413: components["responses"]["Error"];
            415: components["responses"]["Error"];
            422: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    ImportController_checkFamilies: {
        parameters: {
            query?: {
                health_consent?: "paper" | "email" | "phone" | "present" | "other_system";
                health_consent_date?: string;
            };
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file?: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ImportReport"];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            409: components["responses"]["Error"];
            413: components["responses"]["Error"];
            415: components["responses"]["Error"];
            422: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    ImportController_importProjects: {
        parameters: {
            query?: never;
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file?: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/x-ndjson": string;
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            409: components["responses"]["Error"];
            413: components["responses"]["Error"];
            415: components["responses"]["Error"];
            422: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    ImportController_checkProjects: {
        parameters: {
            query?: never;
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file?: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ImportReport"];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            409: components["responses"]["Error"];
            413: components["responses"]["Error"];
            415: components["responses"]["Error"];
            422: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    locationController_list: {
        parameters: {
            query?: {
                filters?: string[];
                itemsPerPage?: number;
                page?: number;
                search?: string;
                sortBy?: ("id" | "name" | "name_it")[];
                sortDesc?: boolean[];
            };
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["LocationRecord"][];
                        meta: {
                            total: number;
                        };
                    };
                };
            };
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            422: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    locationController_create: {
        parameters: {
            query?: never;
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["locationCreateInput"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["LocationSaved"];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            409: components["responses"]["Error"];
            413: components["responses"]["Error"];
            415: components["responses"]["Error"];
            422: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    locationController_get: {
        parameters: {
            query?: never;
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["LocationSaved"];
                    };
                };
            };
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            404: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    locationController_update: {
        parameters: {
            query?: never;
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["locationUpdateInput"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["LocationSaved"];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            404: components["responses"]["Error"];
            409: components["responses"]["Error"];
            413: components["responses"]["Error"];
            415: components["responses"]["Error"];
            422: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    locationController_remove: {
        parameters: {
            query?: never;
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DeleteResult"];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            404: components["responses"]["Error"];
            409: components["responses"]["Error"];
            413: components["responses"]["Error"];
            415: components["responses"]["Error"];
            422: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    locationController_previewRemoval: {
        parameters: {
            query?: never;
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DeletePreview"];
                    };
                };
            };
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            404: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    SessionController_login: {
        parameters: {
            query?: never;
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["LoginAnswer"];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            409: components["responses"]["Error"];
            413: components["responses"]["Error"];
            415: components["responses"]["Error"];
            422: components["responses"]["Error"];
            429: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    SecondStepController_code: {
        parameters: {
            query?: never;
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StepCodeDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SessionToken"];
                    };
                };
            };
            400: components["responses"]["Error"];
            403: components["responses"]["Error"];
            409: components["responses"]["Error"];
            413: components["responses"]["Error"];
            415: components["responses"]["Error"];
            422: components["responses"]["Error"];
            429: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    SecondStepController_passkey: {
        parameters: {
            query?: never;
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasskeyLoginDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SessionToken"];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            409: components["responses"]["Error"];
            413: components["responses"]["Error"];
            415: components["responses"]["Error"];
            422: components["responses"]["Error"];
            429: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    SecondStepController_passkeyOptions: {
        parameters: {
            query?: never;
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PasskeyToAdd"];
                    };
                };
            };
            400: components["responses"]["Error"];
            403: components["responses"]["Error"];
            409: components["responses"]["Error"];
            413: components["responses"]["Error"];
            415: components["responses"]["Error"];
            422: components["responses"]["Error"];
            429: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    SessionController_logout: {
        parameters: {
            query?: never;
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    MessagesController_list: {
        parameters: {
            query?: {
                filters?: string[];
                itemsPerPage?: number;
                page?: number;
                search?: string;
                sortBy?: ("id" | "created_at")[];
                sortDesc?: boolean[];
            };
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["MessageRow"][];
                        meta: {
                            total: number;
                        };
                    };
                };
            };
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            422: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    MessagesController_send: {
        parameters: {
            query?: never;
            header: {
                "api-lang"?: "de" | "it" | "en";
                "idempotency-key": string;
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MessageBody"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SentMessage"];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            409: components["responses"]["Error"];
            413: components["responses"]["Error"];
            415: components["responses"]["Error"];
            422: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    MessagesController_get: {
        parameters: {
            query?: never;
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["MessageRecord"];
                    };
                };
            };
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            404: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    MessagesController_preview: {
        parameters: {
            query?: never;
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MessageBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["MessagePreview"];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            409: components["responses"]["Error"];
            413: components["responses"]["Error"];
            415: components["responses"]["Error"];
            422: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    MessagesController_test: {
        parameters: {
            query?: never;
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MessageBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["MessageResult"];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            409: components["responses"]["Error"];
            413: components["responses"]["Error"];
            415: components["responses"]["Error"];
            422: components["responses"]["Error"];
            429: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    MessagesController_upload: {
        parameters: {
            query?: never;
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file?: string;
                    /** Format: binary */
                    image?: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: string;
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            409: components["responses"]["Error"];
            413: components["responses"]["Error"];
            415: components["responses"]["Error"];
            422: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    FamilyController_read: {
        parameters: {
            query?: never;
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["MyFamily"];
                    };
                };
            };
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    AbsencesController_tellOwn: {
        parameters: {
            query?: never;
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FamilyAbsenceBody"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ToldAbsence"];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            404: components["responses"]["Error"];
            409: components["responses"]["Error"];
            413: components["responses"]["Error"];
            415: components["responses"]["Error"];
            422: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    AbsencesController_takeBackOwn: {
        parameters: {
            query?: never;
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DeleteResult"];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            404: components["responses"]["Error"];
            409: components["responses"]["Error"];
            413: components["responses"]["Error"];
            415: components["responses"]["Error"];
            422: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    CalendarController_read: {
        parameters: {
            query?: never;
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["FamilyCalendar"];
                    };
                };
            };
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    CalendarController_renew: {
        parameters: {
            query?: never;
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["FamilyCalendar"];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            409: components["responses"]["Error"];
            413: components["responses"]["Error"];
            415: components["responses"]["Error"];
            422: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    CalendarController_remove: {
        parameters: {
            query?: never;
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DeleteResult"];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            409: components["responses"]["Error"];
            413: components["responses"]["Error"];
            415: components["responses"]["Error"];
            422: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    FamilyController_addChild: {
        parameters: {
            query?: never;
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChildCreateBody"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["FamilyChild"];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            409: components["responses"]["Error"];
            413: components["responses"]["Error"];
            415: components["responses"]["Error"];
            422: components["responses"]["Error"];
            429: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    FamilyController_updateChild: {
        parameters: {
            query?: never;
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChildUpdateBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["FamilyChild"];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            404: components["responses"]["Error"];
            409: components["responses"]["Error"];
            413: components["responses"]["Error"];
            415: components["responses"]["Error"];
            422: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    GuardiansController_end: {
        parameters: {
            query?: never;
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path: {
                id: number;
                personId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DeleteResult"];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            404: components["responses"]["Error"];
            409: components["responses"]["Error"];
            413: components["responses"]["Error"];
            415: components["responses"]["Error"];
            422: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    GuardiansController_leave: {
        parameters: {
            query?: never;
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DeleteResult"];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            404: components["responses"]["Error"];
            409: components["responses"]["Error"];
            413: components["responses"]["Error"];
            415: components["responses"]["Error"];
            422: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    PickupPersonsController_saveOwn: {
        parameters: {
            query?: never;
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PickupPersonsBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PickupPerson"][];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            404: components["responses"]["Error"];
            409: components["responses"]["Error"];
            413: components["responses"]["Error"];
            415: components["responses"]["Error"];
            422: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    PrivacyController_ofMine: {
        parameters: {
            query?: never;
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["FamilyExport"];
                    };
                };
            };
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    GuardiansController_invite: {
        parameters: {
            query?: never;
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvitationBody"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["GuardianInvitation"];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            409: components["responses"]["Error"];
            413: components["responses"]["Error"];
            415: components["responses"]["Error"];
            422: components["responses"]["Error"];
            429: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    GuardiansController_withdraw: {
        parameters: {
            query?: never;
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DeleteResult"];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            404: components["responses"]["Error"];
            409: components["responses"]["Error"];
            413: components["responses"]["Error"];
            415: components["responses"]["Error"];
            422: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    GuardiansController_read: {
        parameters: {
            query?: never;
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["FamilyGuardians"];
                    };
                };
            };
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    FamilyMessagesController_list: {
        parameters: {
            query?: never;
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["FamilyMessage"][];
                    };
                };
            };
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    FamilyController_updateParent: {
        parameters: {
            query?: never;
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ParentUpdateBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            address: string | null;
                            /** Format: date */
                            birth: string;
                            display_name: string;
                            email: string | null;
                            first_name: string;
                            /** @enum {string} */
                            gender: "f" | "m" | "s";
                            id: number;
                            /** @enum {string} */
                            lang: "de" | "it";
                            last_name: string;
                            phone: string | null;
                            phone_uses?: components["schemas"]["PhoneUses"];
                            place: string | null;
                            plz: string | null;
                            tax: string;
                            version: string;
                        };
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            409: components["responses"]["Error"];
            413: components["responses"]["Error"];
            415: components["responses"]["Error"];
            422: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    FamilyController_takeOverPhone: {
        parameters: {
            query?: never;
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PhoneTakeoverBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PhoneTakeover"];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            409: components["responses"]["Error"];
            413: components["responses"]["Error"];
            415: components["responses"]["Error"];
            422: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    PaymentDocumentsController_own: {
        parameters: {
            query?: never;
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PaymentDocuments"];
                    };
                };
            };
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    RemindersController_read: {
        parameters: {
            query?: never;
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["FamilyReminders"];
                    };
                };
            };
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    RemindersController_add: {
        parameters: {
            query?: never;
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["FamilyReminders"];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            404: components["responses"]["Error"];
            409: components["responses"]["Error"];
            413: components["responses"]["Error"];
            415: components["responses"]["Error"];
            422: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    RemindersController_remove: {
        parameters: {
            query?: never;
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DeleteResult"];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            404: components["responses"]["Error"];
            409: components["responses"]["Error"];
            413: components["responses"]["Error"];
            415: components["responses"]["Error"];
            422: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    OptionsController_list: {
        parameters: {
            query?: {
                itemsPerPage?: number;
                page?: number;
                sortBy?: "id"[];
                sortDesc?: boolean[];
            };
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["OptionDetail"][];
                        meta: {
                            total: number;
                        };
                    };
                };
            };
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            422: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    OptionsController_create: {
        parameters: {
            query?: never;
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OptionInput"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["OptionDetail"];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            409: components["responses"]["Error"];
            413: components["responses"]["Error"];
            415: components["responses"]["Error"];
            422: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    OptionsController_get: {
        parameters: {
            query?: never;
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["OptionDetail"];
                    };
                };
            };
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            404: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    OptionsController_update: {
        parameters: {
            query?: never;
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OptionChange"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["OptionDetail"];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            404: components["responses"]["Error"];
            409: components["responses"]["Error"];
            413: components["responses"]["Error"];
            415: components["responses"]["Error"];
            422: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    OptionsController_remove: {
        parameters: {
            query?: never;
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DeleteResult"];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            404: components["responses"]["Error"];
            409: components["responses"]["Error"];
            413: components["responses"]["Error"];
            415: components["responses"]["Error"];
            422: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    MailPreviewController_previewFooter: {
        parameters: {
            query?: never;
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FooterPreviewBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["MailPreview"];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            409: components["responses"]["Error"];
            413: components["responses"]["Error"];
            415: components["responses"]["Error"];
            422: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    optionUploadController_upload: {
        parameters: {
            query?: never;
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    background?: string;
                    /** Format: binary */
                    file?: string;
                    /** Format: binary */
                    footer?: string;
                    /** Format: binary */
                    footer1?: string;
                    /** Format: binary */
                    logo?: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: string;
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            409: components["responses"]["Error"];
            413: components["responses"]["Error"];
            415: components["responses"]["Error"];
            422: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    OptionsController_all: {
        parameters: {
            query?: never;
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["OptionRecord"][];
                    };
                };
            };
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            503: components["responses"]["Error"];
        };
    };
    ParentController_list: {
        parameters: {
            query?: {
                filters?: string[];
                itemsPerPage?: number;
                page?: number;
                search?: string;
                sortBy?: ("id" | "last_name" | "first_name" | "place" | "tax" | "phone" | "birth" | "plz" | "address" | "email" | "lang" | "childrens_length")[];
                sortDesc?: boolean[];
            };
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["StaffPerson"][];
                        meta: {
                            total: number;
                        };
                    };
                };
            };
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            422: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    ParentController_create: {
        parameters: {
            query?: never;
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ParentCreateInput"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["StaffPersonDetail"];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            409: components["responses"]["Error"];
            413: components["responses"]["Error"];
            415: components["responses"]["Error"];
            422: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    ParentController_get: {
        parameters: {
            query?: never;
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["StaffPersonDetail"];
                    };
                };
            };
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            404: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    ParentController_update: {
        parameters: {
            query?: never;
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ParentUpdateInput"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            address: string | null;
                            /** Format: date */
                            birth: string;
                            childrens: components["schemas"]["PersonChild"][];
                            childrens_length: number;
                            display_name: string;
                            email: string | null;
                            first_name: string;
                            /** @enum {string} */
                            gender: "f" | "m" | "s";
                            id: number;
                            /** @enum {string} */
                            lang: "de" | "it";
                            last_name: string;
                            phone: string | null;
                            phone_uses?: components["schemas"]["PhoneUses"];
                            place: string | null;
                            plz: string | null;
                            plz_changes: components["schemas"]["PersonPlzChange"][];
                            tax: string;
                            version: string;
                        };
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            404: components["responses"]["Error"];
            409: components["responses"]["Error"];
            413: components["responses"]["Error"];
            415: components["responses"]["Error"];
            422: components["responses"]["Error"];
            429: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    ParentRemovalController_remove: {
        parameters: {
            query?: never;
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DeleteResult"];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            404: components["responses"]["Error"];
            409: components["responses"]["Error"];
            413: components["responses"]["Error"];
            415: components["responses"]["Error"];
            422: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    ParentRemovalController_previewRemoval: {
        parameters: {
            query?: never;
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DeletePreview"];
                    };
                };
            };
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            404: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    PrivacyController_erase: {
        parameters: {
            query?: never;
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DeleteResult"];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            404: components["responses"]["Error"];
            409: components["responses"]["Error"];
            413: components["responses"]["Error"];
            415: components["responses"]["Error"];
            422: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    PrivacyController_previewErasure: {
        parameters: {
            query?: never;
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DeletePreview"];
                    };
                };
            };
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            404: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    PrivacyController_ofFamily: {
        parameters: {
            query?: never;
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["FamilyExport"];
                    };
                };
            };
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            404: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    PhoneController_takeOverPhone: {
        parameters: {
            query?: never;
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PhoneTakeoverBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PhoneTakeover"];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            404: components["responses"]["Error"];
            409: components["responses"]["Error"];
            413: components["responses"]["Error"];
            415: components["responses"]["Error"];
            422: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    ParentViewController_open: {
        parameters: {
            query?: never;
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SessionToken"];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            404: components["responses"]["Error"];
            409: components["responses"]["Error"];
            413: components["responses"]["Error"];
            415: components["responses"]["Error"];
            422: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    PasswordController_change: {
        parameters: {
            query?: never;
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangePasswordDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ChangedPassword"];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            409: components["responses"]["Error"];
            413: components["responses"]["Error"];
            415: components["responses"]["Error"];
            422: components["responses"]["Error"];
            429: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    PasswordController_forgot: {
        parameters: {
            query?: never;
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ForgotDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["MessageResult"];
                    };
                };
            };
            400: components["responses"]["Error"];
            403: components["responses"]["Error"];
            409: components["responses"]["Error"];
            413: components["responses"]["Error"];
            415: components["responses"]["Error"];
            422: components["responses"]["Error"];
            429: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    PasswordController_reset: {
        parameters: {
            query?: never;
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResetDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["MessageResult"];
                    };
                };
            };
            400: components["responses"]["Error"];
            403: components["responses"]["Error"];
            409: components["responses"]["Error"];
            413: components["responses"]["Error"];
            415: components["responses"]["Error"];
            422: components["responses"]["Error"];
            429: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    PasswordController_check: {
        parameters: {
            query?: never;
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResetLinkDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
            400: components["responses"]["Error"];
            403: components["responses"]["Error"];
            409: components["responses"]["Error"];
            413: components["responses"]["Error"];
            415: components["responses"]["Error"];
            422: components["responses"]["Error"];
            429: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    PaymentLedgerController_list: {
        parameters: {
            query?: {
                filters?: string[];
                itemsPerPage?: number;
                page?: number;
                search?: string;
                sortBy?: ("id" | "date" | "amount" | "method" | "created_at")[];
                sortDesc?: boolean[];
            };
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PaymentRecord"][];
                        meta: {
                            total: number;
                        };
                    };
                };
            };
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            422: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    PaymentLedgerController_create: {
        parameters: {
            query?: never;
            header: {
                "api-lang"?: "de" | "it" | "en";
                "idempotency-key": string;
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentBody"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PaymentDetail"];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            409: components["responses"]["Error"];
            413: components["responses"]["Error"];
            415: components["responses"]["Error"];
            422: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    PaymentRemindersController_list: {
        parameters: {
            query?: {
                filters?: string[];
                itemsPerPage?: number;
                page?: number;
                search?: string;
                sortBy?: ("id" | "name" | "days" | "overdue" | "open" | "next")[];
                sortDesc?: boolean[];
            };
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PaymentReminderRecord"][];
                        meta: {
                            total: number;
                        };
                    };
                };
            };
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            422: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    PaymentRemindersController_pause: {
        parameters: {
            query?: never;
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReminderPauseBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ReminderPause"];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            404: components["responses"]["Error"];
            409: components["responses"]["Error"];
            413: components["responses"]["Error"];
            415: components["responses"]["Error"];
            422: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    PaymentRemindersController_preview: {
        parameters: {
            query?: never;
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ReminderPreview"];
                    };
                };
            };
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            404: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    PaymentRemindersController_summary: {
        parameters: {
            query?: never;
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PaymentReminderSummary"];
                    };
                };
            };
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    PaymentLedgerController_get: {
        parameters: {
            query?: never;
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PaymentDetail"];
                    };
                };
            };
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            404: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    PaymentLedgerController_reverse: {
        parameters: {
            query?: never;
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReversalBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PaymentDetail"];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            404: components["responses"]["Error"];
            409: components["responses"]["Error"];
            413: components["responses"]["Error"];
            415: components["responses"]["Error"];
            422: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    PaymentLedgerController_useCredit: {
        parameters: {
            query?: never;
            header: {
                "api-lang"?: "de" | "it" | "en";
                "idempotency-key": string;
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreditBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CreditResult"];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            409: components["responses"]["Error"];
            413: components["responses"]["Error"];
            415: components["responses"]["Error"];
            422: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    StaffRegistrationController_list: {
        parameters: {
            query?: {
                filters?: string[];
                itemsPerPage?: number;
                page?: number;
                search?: string;
                sortBy?: ("id" | "created_at" | "people.first_name" | "people.last_name" | "people.tax" | "course.name" | "course.name_it" | "courseWeek.name" | "courseWeek.name_it" | "courseWeek.from" | "day_type" | "is_waiting" | "price" | "payed" | "payed_amount" | "payed_at" | "photo_privacy")[];
                sortDesc?: boolean[];
            };
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["StaffRegistration"][];
                        meta: {
                            total: number;
                        };
                    };
                };
            };
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            422: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    StaffRegistrationController_create: {
        parameters: {
            query?: never;
            header: {
                "api-lang"?: "de" | "it" | "en";
                "idempotency-key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SingleSignUpBody"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["StaffRegistrationDetail"];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            409: components["responses"]["Error"];
            413: components["responses"]["Error"];
            415: components["responses"]["Error"];
            422: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    StaffRegistrationController_get: {
        parameters: {
            query?: never;
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["StaffRegistrationDetail"];
                    };
                };
            };
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            404: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    PaymentsController_edit: {
        parameters: {
            query?: never;
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffRegistrationBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["StaffRegistrationDetail"];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            404: components["responses"]["Error"];
            409: components["responses"]["Error"];
            413: components["responses"]["Error"];
            415: components["responses"]["Error"];
            422: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    StaffRegistrationController_remove: {
        parameters: {
            query?: {
                mail?: "0" | "1";
            };
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DeleteResult"];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            404: components["responses"]["Error"];
            409: components["responses"]["Error"];
            413: components["responses"]["Error"];
            415: components["responses"]["Error"];
            422: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    StaffRegistrationController_previewRemoval: {
        parameters: {
            query?: never;
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DeletePreview"];
                    };
                };
            };
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            404: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    StaffRegistrationController_give: {
        parameters: {
            query?: never;
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GivePlaceBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["StaffRegistrationDetail"];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            404: components["responses"]["Error"];
            409: components["responses"]["Error"];
            413: components["responses"]["Error"];
            415: components["responses"]["Error"];
            422: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    MoveController_move: {
        parameters: {
            query?: never;
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MoveBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["StaffRegistrationDetail"];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            404: components["responses"]["Error"];
            409: components["responses"]["Error"];
            413: components["responses"]["Error"];
            415: components["responses"]["Error"];
            422: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    MoveController_preview: {
        parameters: {
            query: {
                course_week_id: number;
                day_type?: "full_day" | "half_day";
            };
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["MovePreview"];
                    };
                };
            };
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            404: components["responses"]["Error"];
            422: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    PaymentsController_book: {
        parameters: {
            query?: never;
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetPayedBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SetPayedResult"];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            409: components["responses"]["Error"];
            413: components["responses"]["Error"];
            415: components["responses"]["Error"];
            422: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    SessionController_refresh: {
        parameters: {
            query?: never;
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SessionToken"];
                    };
                };
            };
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    "RegisterController_register[0]": {
        parameters: {
            query?: never;
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegisterDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Registered"];
                    };
                };
            };
            400: components["responses"]["Error"];
            403: components["responses"]["Error"];
            409: components["responses"]["Error"];
            413: components["responses"]["Error"];
            415: components["responses"]["Error"];
            422: components["responses"]["Error"];
            429: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    ParentRegistrationController_remove: {
        parameters: {
            query?: {
                fee?: number;
            };
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RegistrationRemoval"];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            404: components["responses"]["Error"];
            409: components["responses"]["Error"];
            413: components["responses"]["Error"];
            415: components["responses"]["Error"];
            422: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    ParentRegistrationController_acceptOffer: {
        parameters: {
            query?: never;
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["FamilyRegistration"];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            404: components["responses"]["Error"];
            409: components["responses"]["Error"];
            413: components["responses"]["Error"];
            415: components["responses"]["Error"];
            422: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    ParentRegistrationController_declineOffer: {
        parameters: {
            query?: never;
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DeleteResult"];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            404: components["responses"]["Error"];
            409: components["responses"]["Error"];
            413: components["responses"]["Error"];
            415: components["responses"]["Error"];
            422: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    RolesController_list: {
        parameters: {
            query?: {
                filters?: string[];
                itemsPerPage?: number;
                page?: number;
                search?: string;
                sortBy?: ("id" | "name" | "users_count")[];
                sortDesc?: boolean[];
            };
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RoleRecord"][];
                        meta: {
                            total: number;
                        };
                    };
                };
            };
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            422: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    RolesController_create: {
        parameters: {
            query?: never;
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["roleCreateInput"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RoleDetail"];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            409: components["responses"]["Error"];
            413: components["responses"]["Error"];
            415: components["responses"]["Error"];
            422: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    RolesController_get: {
        parameters: {
            query?: never;
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RoleDetail"];
                    };
                };
            };
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            404: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    RolesController_update: {
        parameters: {
            query?: never;
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["roleUpdateInput"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RoleDetail"];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            404: components["responses"]["Error"];
            409: components["responses"]["Error"];
            413: components["responses"]["Error"];
            415: components["responses"]["Error"];
            422: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    RolesController_remove: {
        parameters: {
            query?: never;
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DeleteResult"];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            404: components["responses"]["Error"];
            409: components["responses"]["Error"];
            413: components["responses"]["Error"];
            415: components["responses"]["Error"];
            422: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    RolesController_patch: {
        parameters: {
            query?: never;
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["roleUpdateInput"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RoleDetail"];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            404: components["responses"]["Error"];
            409: components["responses"]["Error"];
            413: components["responses"]["Error"];
            415: components["responses"]["Error"];
            422: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    RolesController_previewRemoval: {
        parameters: {
            query?: never;
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DeletePreview"];
                    };
                };
            };
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            404: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    RolesController_permissions: {
        parameters: {
            query?: never;
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PermissionGroup"][];
                    };
                };
            };
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    ParentRegistrationController_save: {
        parameters: {
            query?: never;
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveRegistrationBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["FamilyRegistration"];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            404: components["responses"]["Error"];
            409: components["responses"]["Error"];
            413: components["responses"]["Error"];
            415: components["responses"]["Error"];
            422: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    SearchController_find: {
        parameters: {
            query?: never;
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SearchBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SearchResult"];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            409: components["responses"]["Error"];
            413: components["responses"]["Error"];
            415: components["responses"]["Error"];
            422: components["responses"]["Error"];
            429: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    SecondFactorController_state: {
        parameters: {
            query?: never;
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SecondFactorState"];
                    };
                };
            };
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    SecondFactorController_beginApp: {
        parameters: {
            query?: never;
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OwnPasswordDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AppToAdd"];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            409: components["responses"]["Error"];
            413: components["responses"]["Error"];
            415: components["responses"]["Error"];
            422: components["responses"]["Error"];
            429: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    SecondFactorController_addApp: {
        parameters: {
            query?: never;
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StepCodeDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RecoveryCodes"];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            409: components["responses"]["Error"];
            413: components["responses"]["Error"];
            415: components["responses"]["Error"];
            422: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    SecondFactorController_removeApp: {
        parameters: {
            query?: never;
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OwnPasswordDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["MessageResult"];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            404: components["responses"]["Error"];
            409: components["responses"]["Error"];
            413: components["responses"]["Error"];
            415: components["responses"]["Error"];
            422: components["responses"]["Error"];
            429: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    SecondFactorController_askForPasskey: {
        parameters: {
            query?: never;
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PasskeyToAdd"];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            409: components["responses"]["Error"];
            413: components["responses"]["Error"];
            415: components["responses"]["Error"];
            422: components["responses"]["Error"];
            429: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    SecondFactorController_beginPasskey: {
        parameters: {
            query?: never;
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OwnPasswordDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PasskeyToAdd"];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            409: components["responses"]["Error"];
            413: components["responses"]["Error"];
            415: components["responses"]["Error"];
            422: components["responses"]["Error"];
            429: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    SecondFactorController_removePasskey: {
        parameters: {
            query?: never;
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OwnPasswordDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["MessageResult"];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            404: components["responses"]["Error"];
            409: components["responses"]["Error"];
            413: components["responses"]["Error"];
            415: components["responses"]["Error"];
            422: components["responses"]["Error"];
            429: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    SecondFactorController_addPasskey: {
        parameters: {
            query?: never;
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPasskeyDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RecoveryCodes"];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            409: components["responses"]["Error"];
            413: components["responses"]["Error"];
            415: components["responses"]["Error"];
            422: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    SecondFactorController_renewCodes: {
        parameters: {
            query?: never;
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OwnPasswordDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RecoveryCodes"];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            409: components["responses"]["Error"];
            413: components["responses"]["Error"];
            415: components["responses"]["Error"];
            422: components["responses"]["Error"];
            429: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    ParentRegistrationController_send: {
        parameters: {
            query?: never;
            header: {
                "api-lang"?: "de" | "it" | "en";
                "idempotency-key": string;
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignUpBody"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SignUpResult"];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            404: components["responses"]["Error"];
            409: components["responses"]["Error"];
            413: components["responses"]["Error"];
            415: components["responses"]["Error"];
            422: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    StaffRegistrationController_send: {
        parameters: {
            query?: never;
            header: {
                "api-lang"?: "de" | "it" | "en";
                "idempotency-key": string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffSignUpBody"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SignUpResult"];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            404: components["responses"]["Error"];
            409: components["responses"]["Error"];
            413: components["responses"]["Error"];
            415: components["responses"]["Error"];
            422: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    SetupController_steps: {
        parameters: {
            query?: never;
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Setup"];
                    };
                };
            };
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    SessionController_downloadToken: {
        parameters: {
            query?: never;
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DownloadTokenDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SessionToken"];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            409: components["responses"]["Error"];
            413: components["responses"]["Error"];
            415: components["responses"]["Error"];
            422: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    UsersController_list: {
        parameters: {
            query?: {
                filters?: string[];
                itemsPerPage?: number;
                page?: number;
                search?: string;
                sortBy?: ("id" | "name" | "email" | "company_name" | "lang" | "is_parent" | "second_factor")[];
                sortDesc?: boolean[];
            };
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["UserRecord"][];
                        meta: {
                            total: number;
                        };
                    };
                };
            };
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            422: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    UsersController_create: {
        parameters: {
            query?: never;
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserCreateInput"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CreatedUser"];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            409: components["responses"]["Error"];
            413: components["responses"]["Error"];
            415: components["responses"]["Error"];
            422: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    UsersController_get: {
        parameters: {
            query?: never;
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["UserDetail"];
                    };
                };
            };
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            404: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    UsersController_update: {
        parameters: {
            query?: never;
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserUpdateInput"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["UserDetail"];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            404: components["responses"]["Error"];
            409: components["responses"]["Error"];
            413: components["responses"]["Error"];
            415: components["responses"]["Error"];
            422: components["responses"]["Error"];
            429: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    UsersController_remove: {
        parameters: {
            query?: never;
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DeleteResult"];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            404: components["responses"]["Error"];
            409: components["responses"]["Error"];
            413: components["responses"]["Error"];
            415: components["responses"]["Error"];
            422: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    UsersController_previewRemoval: {
        parameters: {
            query?: never;
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DeletePreview"];
                    };
                };
            };
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            404: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    UsersController_resetSecondFactor: {
        parameters: {
            query?: never;
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SecondFactorResetDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["UserDetail"];
                    };
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            404: components["responses"]["Error"];
            409: components["responses"]["Error"];
            413: components["responses"]["Error"];
            415: components["responses"]["Error"];
            422: components["responses"]["Error"];
            429: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    SessionController_userdata: {
        parameters: {
            query?: never;
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["UserData"];
                    };
                };
            };
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    "RegisterController_register[1]": {
        parameters: {
            query?: never;
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegisterDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Registered"];
                    };
                };
            };
            400: components["responses"]["Error"];
            403: components["responses"]["Error"];
            409: components["responses"]["Error"];
            413: components["responses"]["Error"];
            415: components["responses"]["Error"];
            422: components["responses"]["Error"];
            429: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    CalendarController_feed: {
        parameters: {
            query?: never;
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path: {
                secret: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": string;
                };
            };
            404: components["responses"]["Error"];
            429: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    CalendarController_registration: {
        parameters: {
            query?: {
                token?: unknown;
            };
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": string;
                };
            };
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            404: components["responses"]["Error"];
            422: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    ConfirmationController_german: {
        parameters: {
            query?: {
                token?: unknown;
            };
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path: {
                courseId: number;
                peopleId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            404: components["responses"]["Error"];
            422: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    ConfirmationController_italian: {
        parameters: {
            query?: {
                token?: unknown;
            };
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path: {
                courseId: number;
                peopleId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            404: components["responses"]["Error"];
            422: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    ExportsController_course: {
        parameters: {
            query?: {
                lang?: "de" | "it";
                token?: unknown;
            };
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            404: components["responses"]["Error"];
            422: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    SheetsController_germanDay: {
        parameters: {
            query?: {
                format?: "pdf" | "xlsx";
                token?: unknown;
            };
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path: {
                weekId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            404: components["responses"]["Error"];
            422: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    SheetsController_italianDay: {
        parameters: {
            query?: {
                format?: "pdf" | "xlsx";
                token?: unknown;
            };
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path: {
                weekId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            404: components["responses"]["Error"];
            422: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    SheetsController_germanEmergency: {
        parameters: {
            query?: {
                format?: "pdf" | "xlsx";
                token?: unknown;
            };
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path: {
                weekId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            404: components["responses"]["Error"];
            422: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    SheetsController_italianEmergency: {
        parameters: {
            query?: {
                format?: "pdf" | "xlsx";
                token?: unknown;
            };
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path: {
                weekId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            404: components["responses"]["Error"];
            422: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    TablesController_familyRecords: {
        parameters: {
            query?: {
                lang?: "de" | "it";
                token?: unknown;
            };
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            422: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    TablesController_familyTemplate: {
        parameters: {
            query?: {
                lang?: "de" | "it";
                token?: unknown;
            };
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            422: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    FundingController_read: {
        parameters: {
            query?: {
                lang?: "de" | "it";
                token?: unknown;
            };
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path: {
                year: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            404: components["responses"]["Error"];
            422: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    JournalController_read: {
        parameters: {
            query: {
                from: unknown;
                lang?: "de" | "it";
                to: unknown;
                token?: unknown;
            };
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            422: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    SheetsController_germanMeals: {
        parameters: {
            query?: {
                format?: "pdf" | "xlsx";
                token?: unknown;
            };
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path: {
                weekId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            404: components["responses"]["Error"];
            422: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    SheetsController_italianMeals: {
        parameters: {
            query?: {
                format?: "pdf" | "xlsx";
                token?: unknown;
            };
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path: {
                weekId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            404: components["responses"]["Error"];
            422: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    ExportsController_paymentsOfAll: {
        parameters: {
            query?: {
                filters?: string[];
                lang?: "de" | "it";
                search?: unknown;
                token?: unknown;
            };
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            422: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    TablesController_projectRecords: {
        parameters: {
            query?: {
                lang?: "de" | "it";
                token?: unknown;
                year?: number;
            };
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            422: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    TablesController_projectTemplate: {
        parameters: {
            query?: {
                lang?: "de" | "it";
                token?: unknown;
            };
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            422: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    StatementController_german: {
        parameters: {
            query?: {
                token?: unknown;
            };
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path: {
                personId: number;
                year: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            404: components["responses"]["Error"];
            422: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    StatementController_italian: {
        parameters: {
            query?: {
                token?: unknown;
            };
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path: {
                personId: number;
                year: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            404: components["responses"]["Error"];
            422: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    TaxConfirmationController_german: {
        parameters: {
            query?: {
                person_id?: unknown;
                token?: unknown;
            };
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path: {
                childId: number;
                year: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            404: components["responses"]["Error"];
            422: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    TaxConfirmationController_italian: {
        parameters: {
            query?: {
                person_id?: unknown;
                token?: unknown;
            };
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path: {
                childId: number;
                year: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            404: components["responses"]["Error"];
            422: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    SheetsController_germanWeek: {
        parameters: {
            query?: {
                format?: "pdf" | "xlsx";
                token?: unknown;
            };
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path: {
                weekId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            404: components["responses"]["Error"];
            422: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    SheetsController_italianWeek: {
        parameters: {
            query?: {
                format?: "pdf" | "xlsx";
                token?: unknown;
            };
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path: {
                weekId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            404: components["responses"]["Error"];
            422: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    HealthController_live: {
        parameters: {
            query?: never;
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @enum {string} */
                            status: "ok";
                        };
                    };
                };
            };
            503: components["responses"]["Error"];
        };
    };
    HealthController_ready: {
        parameters: {
            query?: never;
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @enum {string} */
                            status: "ok";
                        };
                    };
                };
            };
            503: components["responses"]["Error"];
        };
    };
    MailPreviewController_show: {
        parameters: {
            query?: {
                lang?: "de" | "it";
                token?: unknown;
            };
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path: {
                id: number;
                kind: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            404: components["responses"]["Error"];
            422: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    FamilyMessagesController_file: {
        parameters: {
            query?: {
                token?: unknown;
            };
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                    "image/jpeg": string;
                };
            };
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            404: components["responses"]["Error"];
            422: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
    MetricsController_read: {
        parameters: {
            query?: never;
            header?: {
                "api-lang"?: "de" | "it" | "en";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            401: components["responses"]["Error"];
            503: components["responses"]["Error"];
        };
    };
}
