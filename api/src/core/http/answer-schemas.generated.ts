import type { AnswerSchemas } from './answer-schemas.js';

/** Written by `npm run openapi`; not by hand. */
export const answerSchemas: AnswerSchemas = {
  "answers": {
    "AbsencesController.takeBack": {
      "schema": {
        "$ref": "#/components/schemas/DeleteResult"
      }
    },
    "AbsencesController.takeBackOwn": {
      "schema": {
        "$ref": "#/components/schemas/DeleteResult"
      }
    },
    "AbsencesController.tell": {
      "schema": {
        "$ref": "#/components/schemas/ToldAbsence"
      }
    },
    "AbsencesController.tellOwn": {
      "schema": {
        "$ref": "#/components/schemas/ToldAbsence"
      }
    },
    "AccountUndoController.undo": {
      "schema": {
        "$ref": "#/components/schemas/MessageResult"
      }
    },
    "AttendanceController.close": {
      "schema": {
        "$ref": "#/components/schemas/AttendanceIssue"
      }
    },
    "AttendanceController.count": {
      "schema": {
        "$ref": "#/components/schemas/HeadcountResult"
      }
    },
    "AttendanceController.day": {
      "schema": {
        "$ref": "#/components/schemas/AttendanceDay"
      }
    },
    "AttendanceController.listIssues": {
      "schema": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/AttendanceIssue"
        }
      }
    },
    "AttendanceController.restore": {
      "schema": {
        "$ref": "#/components/schemas/AttendanceIssue"
      }
    },
    "AttendanceController.save": {
      "schema": {
        "$ref": "#/components/schemas/AttendanceResult"
      }
    },
    "AuditController.changes": {
      "schema": {
        "$ref": "#/components/schemas/AuditEntry"
      },
      "page": true
    },
    "AuditController.healthReads": {
      "schema": {
        "$ref": "#/components/schemas/HealthRead"
      },
      "page": true
    },
    "BankStatementsController.book": {
      "schema": {
        "$ref": "#/components/schemas/BankBooking"
      }
    },
    "BankStatementsController.bookCertain": {
      "schema": {
        "$ref": "#/components/schemas/BankBooking"
      }
    },
    "BankStatementsController.getMapping": {
      "schema": {
        "nullable": true,
        "allOf": [
          {
            "$ref": "#/components/schemas/BankCsvMappingDetail"
          }
        ]
      }
    },
    "BankStatementsController.ignore": {
      "schema": {
        "type": "object",
        "properties": {
          "id": {
            "type": "number"
          }
        },
        "required": [
          "id"
        ]
      }
    },
    "BankStatementsController.import": {
      "schema": {
        "$ref": "#/components/schemas/BankImport"
      }
    },
    "BankStatementsController.list": {
      "schema": {
        "$ref": "#/components/schemas/BankEntryRecord"
      },
      "page": true
    },
    "BankStatementsController.reopen": {
      "schema": {
        "type": "object",
        "properties": {
          "id": {
            "type": "number"
          }
        },
        "required": [
          "id"
        ]
      }
    },
    "BankStatementsController.setMapping": {
      "schema": {
        "$ref": "#/components/schemas/BankCsvMappingDetail"
      }
    },
    "CalendarController.read": {
      "schema": {
        "$ref": "#/components/schemas/FamilyCalendar"
      }
    },
    "CalendarController.remove": {
      "schema": {
        "$ref": "#/components/schemas/DeleteResult"
      }
    },
    "CalendarController.renew": {
      "schema": {
        "$ref": "#/components/schemas/FamilyCalendar"
      }
    },
    "CancellationFeesController.waive": {
      "schema": {
        "type": "object",
        "properties": {
          "message": {
            "type": "string"
          }
        },
        "required": [
          "message"
        ]
      }
    },
    "ChildController.create": {
      "schema": {
        "$ref": "#/components/schemas/StaffChildDetail"
      }
    },
    "ChildController.get": {
      "schema": {
        "$ref": "#/components/schemas/StaffChildDetail"
      }
    },
    "ChildController.list": {
      "schema": {
        "$ref": "#/components/schemas/StaffChild"
      },
      "page": true
    },
    "ChildController.update": {
      "schema": {
        "$ref": "#/components/schemas/StaffChildDetail"
      }
    },
    "ChildRemovalController.previewRemoval": {
      "schema": {
        "$ref": "#/components/schemas/DeletePreview"
      }
    },
    "ChildRemovalController.remove": {
      "schema": {
        "$ref": "#/components/schemas/DeleteResult"
      }
    },
    "CourseController.overview": {
      "schema": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/OverviewWeek"
        }
      }
    },
    "CourseController.previewRollover": {
      "schema": {
        "$ref": "#/components/schemas/RolloverPreview"
      }
    },
    "CourseController.rollOver": {
      "schema": {
        "$ref": "#/components/schemas/RolloverResult"
      }
    },
    "CourseController.years": {
      "schema": {
        "type": "array",
        "items": {
          "type": "number"
        }
      }
    },
    "CourseHooks.presentDetail": {
      "schema": {
        "$ref": "#/components/schemas/CourseDetail"
      }
    },
    "CourseWeekController.cancel": {
      "schema": {
        "$ref": "#/components/schemas/WeekCancelResult"
      }
    },
    "CourseWeekController.merge": {
      "schema": {
        "$ref": "#/components/schemas/WeekMergeResult"
      }
    },
    "CourseWeekController.previewCancel": {
      "schema": {
        "$ref": "#/components/schemas/WeekCancelPreview"
      }
    },
    "CourseWeekController.previewDays": {
      "schema": {
        "$ref": "#/components/schemas/WeekDaysPreview"
      }
    },
    "CourseWeekController.previewMerge": {
      "schema": {
        "$ref": "#/components/schemas/WeekMergePreview"
      }
    },
    "CourseWeekHooks.present": {
      "schema": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/WeekFigures"
        }
      }
    },
    "DashboardController.figures": {
      "schema": {
        "$ref": "#/components/schemas/Dashboard"
      }
    },
    "DayController.day": {
      "schema": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/DayWeek"
        }
      }
    },
    "DrawsController.get": {
      "schema": {
        "$ref": "#/components/schemas/DrawFile"
      }
    },
    "DrawsController.preview": {
      "schema": {
        "$ref": "#/components/schemas/DrawPreview"
      }
    },
    "DrawsController.publish": {
      "schema": {
        "$ref": "#/components/schemas/DrawResult"
      }
    },
    "EmailController.confirm": {
      "schema": {
        "$ref": "#/components/schemas/MessageResult"
      }
    },
    "EmailController.resend": {
      "schema": {
        "$ref": "#/components/schemas/MessageResult"
      }
    },
    "FailedMailsController.discard": {
      "schema": {
        "$ref": "#/components/schemas/DeleteResult"
      }
    },
    "FailedMailsController.get": {
      "schema": {
        "$ref": "#/components/schemas/FailedMail"
      }
    },
    "FailedMailsController.list": {
      "schema": {
        "$ref": "#/components/schemas/FailedMail"
      },
      "page": true
    },
    "FailedMailsController.resend": {
      "schema": {
        "$ref": "#/components/schemas/MessageResult"
      }
    },
    "FailedMailsController.resendAll": {
      "schema": {
        "$ref": "#/components/schemas/ResendResult"
      }
    },
    "FamilyController.addChild": {
      "schema": {
        "$ref": "#/components/schemas/FamilyChild"
      }
    },
    "FamilyController.read": {
      "schema": {
        "$ref": "#/components/schemas/MyFamily"
      }
    },
    "FamilyController.takeOverPhone": {
      "schema": {
        "$ref": "#/components/schemas/PhoneTakeover"
      }
    },
    "FamilyController.updateChild": {
      "schema": {
        "$ref": "#/components/schemas/FamilyChild"
      }
    },
    "FamilyController.updateParent": {
      "schema": {
        "type": "object",
        "properties": {
          "address": {
            "type": "string",
            "nullable": true
          },
          "birth": {
            "type": "string",
            "format": "date"
          },
          "display_name": {
            "type": "string"
          },
          "email": {
            "type": "string",
            "nullable": true
          },
          "first_name": {
            "type": "string"
          },
          "gender": {
            "type": "string",
            "enum": [
              "f",
              "m",
              "s"
            ]
          },
          "id": {
            "type": "number"
          },
          "lang": {
            "type": "string",
            "enum": [
              "de",
              "it"
            ]
          },
          "last_name": {
            "type": "string"
          },
          "phone": {
            "type": "string",
            "nullable": true
          },
          "phone_uses": {
            "$ref": "#/components/schemas/PhoneUses"
          },
          "place": {
            "type": "string",
            "nullable": true
          },
          "plz": {
            "type": "string",
            "nullable": true
          },
          "tax": {
            "type": "string"
          },
          "version": {
            "type": "string"
          }
        },
        "required": [
          "address",
          "birth",
          "display_name",
          "email",
          "first_name",
          "gender",
          "id",
          "lang",
          "last_name",
          "phone",
          "place",
          "plz",
          "tax",
          "version"
        ]
      }
    },
    "FamilyMessagesController.list": {
      "schema": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/FamilyMessage"
        }
      }
    },
    "GuardiansController.accept": {
      "schema": {
        "$ref": "#/components/schemas/MessageResult"
      }
    },
    "GuardiansController.end": {
      "schema": {
        "$ref": "#/components/schemas/DeleteResult"
      }
    },
    "GuardiansController.invite": {
      "schema": {
        "$ref": "#/components/schemas/GuardianInvitation"
      }
    },
    "GuardiansController.leave": {
      "schema": {
        "$ref": "#/components/schemas/DeleteResult"
      }
    },
    "GuardiansController.preview": {
      "schema": {
        "$ref": "#/components/schemas/InvitationPreview"
      }
    },
    "GuardiansController.read": {
      "schema": {
        "$ref": "#/components/schemas/FamilyGuardians"
      }
    },
    "GuardiansController.withdraw": {
      "schema": {
        "$ref": "#/components/schemas/DeleteResult"
      }
    },
    "GuardiansController.withdrawAsStaff": {
      "schema": {
        "$ref": "#/components/schemas/DeleteResult"
      }
    },
    "HealthAccessController.read": {
      "schema": {
        "$ref": "#/components/schemas/HealthAccess"
      }
    },
    "HealthController.live": {
      "schema": {
        "type": "object",
        "properties": {
          "status": {
            "type": "string",
            "enum": [
              "ok"
            ]
          }
        },
        "required": [
          "status"
        ]
      }
    },
    "HealthController.ready": {
      "schema": {
        "type": "object",
        "properties": {
          "status": {
            "type": "string",
            "enum": [
              "ok"
            ]
          }
        },
        "required": [
          "status"
        ]
      }
    },
    "ImportController.checkFamilies": {
      "schema": {
        "$ref": "#/components/schemas/ImportReport"
      }
    },
    "ImportController.checkProjects": {
      "schema": {
        "$ref": "#/components/schemas/ImportReport"
      }
    },
    "MailPreviewController.preview": {
      "schema": {
        "$ref": "#/components/schemas/MailPreview"
      }
    },
    "MailPreviewController.previewFooter": {
      "schema": {
        "$ref": "#/components/schemas/MailPreview"
      }
    },
    "MessagesController.get": {
      "schema": {
        "$ref": "#/components/schemas/MessageRecord"
      }
    },
    "MessagesController.list": {
      "schema": {
        "$ref": "#/components/schemas/MessageRow"
      },
      "page": true
    },
    "MessagesController.preview": {
      "schema": {
        "$ref": "#/components/schemas/MessagePreview"
      }
    },
    "MessagesController.send": {
      "schema": {
        "$ref": "#/components/schemas/SentMessage"
      }
    },
    "MessagesController.test": {
      "schema": {
        "$ref": "#/components/schemas/MessageResult"
      }
    },
    "MoveController.move": {
      "schema": {
        "$ref": "#/components/schemas/StaffRegistrationDetail"
      }
    },
    "MoveController.preview": {
      "schema": {
        "$ref": "#/components/schemas/MovePreview"
      }
    },
    "OfficeFamilyController.get": {
      "schema": {
        "$ref": "#/components/schemas/OfficeFamily"
      }
    },
    "OptionsController.all": {
      "schema": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/OptionRecord"
        }
      }
    },
    "OptionsController.create": {
      "schema": {
        "$ref": "#/components/schemas/OptionDetail"
      }
    },
    "OptionsController.get": {
      "schema": {
        "$ref": "#/components/schemas/OptionDetail"
      }
    },
    "OptionsController.list": {
      "schema": {
        "$ref": "#/components/schemas/OptionDetail"
      },
      "page": true
    },
    "OptionsController.remove": {
      "schema": {
        "$ref": "#/components/schemas/DeleteResult"
      }
    },
    "OptionsController.update": {
      "schema": {
        "$ref": "#/components/schemas/OptionDetail"
      }
    },
    "ParentController.create": {
      "schema": {
        "$ref": "#/components/schemas/StaffPersonDetail"
      }
    },
    "ParentController.get": {
      "schema": {
        "$ref": "#/components/schemas/StaffPersonDetail"
      }
    },
    "ParentController.list": {
      "schema": {
        "$ref": "#/components/schemas/StaffPerson"
      },
      "page": true
    },
    "ParentController.update": {
      "schema": {
        "type": "object",
        "properties": {
          "address": {
            "type": "string",
            "nullable": true
          },
          "birth": {
            "type": "string",
            "format": "date"
          },
          "childrens": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/PersonChild"
            }
          },
          "childrens_length": {
            "type": "number"
          },
          "display_name": {
            "type": "string"
          },
          "email": {
            "type": "string",
            "nullable": true
          },
          "first_name": {
            "type": "string"
          },
          "gender": {
            "type": "string",
            "enum": [
              "f",
              "m",
              "s"
            ]
          },
          "id": {
            "type": "number"
          },
          "lang": {
            "type": "string",
            "enum": [
              "de",
              "it"
            ]
          },
          "last_name": {
            "type": "string"
          },
          "phone": {
            "type": "string",
            "nullable": true
          },
          "phone_uses": {
            "$ref": "#/components/schemas/PhoneUses"
          },
          "place": {
            "type": "string",
            "nullable": true
          },
          "plz": {
            "type": "string",
            "nullable": true
          },
          "plz_changes": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/PersonPlzChange"
            }
          },
          "tax": {
            "type": "string"
          },
          "version": {
            "type": "string"
          }
        },
        "required": [
          "address",
          "birth",
          "childrens",
          "childrens_length",
          "display_name",
          "email",
          "first_name",
          "gender",
          "id",
          "lang",
          "last_name",
          "phone",
          "place",
          "plz",
          "plz_changes",
          "tax",
          "version"
        ]
      }
    },
    "ParentRegistrationController.acceptOffer": {
      "schema": {
        "$ref": "#/components/schemas/FamilyRegistration"
      }
    },
    "ParentRegistrationController.declineOffer": {
      "schema": {
        "$ref": "#/components/schemas/DeleteResult"
      }
    },
    "ParentRegistrationController.remove": {
      "schema": {
        "$ref": "#/components/schemas/RegistrationRemoval"
      }
    },
    "ParentRegistrationController.save": {
      "schema": {
        "$ref": "#/components/schemas/FamilyRegistration"
      }
    },
    "ParentRegistrationController.send": {
      "schema": {
        "$ref": "#/components/schemas/SignUpResult"
      }
    },
    "ParentRemovalController.previewRemoval": {
      "schema": {
        "$ref": "#/components/schemas/DeletePreview"
      }
    },
    "ParentRemovalController.remove": {
      "schema": {
        "$ref": "#/components/schemas/DeleteResult"
      }
    },
    "ParentViewController.open": {
      "schema": {
        "$ref": "#/components/schemas/SessionToken"
      }
    },
    "PasswordController.change": {
      "schema": {
        "$ref": "#/components/schemas/ChangedPassword"
      }
    },
    "PasswordController.check": {
      "schema": {
        "type": "object",
        "properties": {
          "success": {
            "type": "boolean",
            "enum": [
              true
            ]
          }
        },
        "required": [
          "success"
        ]
      }
    },
    "PasswordController.forgot": {
      "schema": {
        "$ref": "#/components/schemas/MessageResult"
      }
    },
    "PasswordController.reset": {
      "schema": {
        "$ref": "#/components/schemas/MessageResult"
      }
    },
    "PaymentDocumentsController.ofParent": {
      "schema": {
        "$ref": "#/components/schemas/PaymentDocuments"
      }
    },
    "PaymentDocumentsController.own": {
      "schema": {
        "$ref": "#/components/schemas/PaymentDocuments"
      }
    },
    "PaymentLedgerController.create": {
      "schema": {
        "$ref": "#/components/schemas/PaymentDetail"
      }
    },
    "PaymentLedgerController.get": {
      "schema": {
        "$ref": "#/components/schemas/PaymentDetail"
      }
    },
    "PaymentLedgerController.list": {
      "schema": {
        "$ref": "#/components/schemas/PaymentRecord"
      },
      "page": true
    },
    "PaymentLedgerController.reverse": {
      "schema": {
        "$ref": "#/components/schemas/PaymentDetail"
      }
    },
    "PaymentLedgerController.useCredit": {
      "schema": {
        "$ref": "#/components/schemas/CreditResult"
      }
    },
    "PaymentRemindersController.list": {
      "schema": {
        "$ref": "#/components/schemas/PaymentReminderRecord"
      },
      "page": true
    },
    "PaymentRemindersController.pause": {
      "schema": {
        "$ref": "#/components/schemas/ReminderPause"
      }
    },
    "PaymentRemindersController.preview": {
      "schema": {
        "$ref": "#/components/schemas/ReminderPreview"
      }
    },
    "PaymentRemindersController.summary": {
      "schema": {
        "$ref": "#/components/schemas/PaymentReminderSummary"
      }
    },
    "PaymentsController.book": {
      "schema": {
        "$ref": "#/components/schemas/SetPayedResult"
      }
    },
    "PaymentsController.edit": {
      "schema": {
        "$ref": "#/components/schemas/StaffRegistrationDetail"
      }
    },
    "PhoneController.takeOverPhone": {
      "schema": {
        "$ref": "#/components/schemas/PhoneTakeover"
      }
    },
    "PickupPersonsController.save": {
      "schema": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/PickupPerson"
        }
      }
    },
    "PickupPersonsController.saveOwn": {
      "schema": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/PickupPerson"
        }
      }
    },
    "PrivacyController.erase": {
      "schema": {
        "$ref": "#/components/schemas/DeleteResult"
      }
    },
    "PrivacyController.ofFamily": {
      "schema": {
        "$ref": "#/components/schemas/FamilyExport"
      }
    },
    "PrivacyController.ofMine": {
      "schema": {
        "$ref": "#/components/schemas/FamilyExport"
      }
    },
    "PrivacyController.previewErasure": {
      "schema": {
        "$ref": "#/components/schemas/DeletePreview"
      }
    },
    "PublicCoursesController.detail": {
      "schema": {
        "$ref": "#/components/schemas/FrontendProjectDetail"
      }
    },
    "PublicCoursesController.list": {
      "schema": {
        "$ref": "#/components/schemas/FrontendProject"
      },
      "page": true
    },
    "RegisterController.register": {
      "schema": {
        "$ref": "#/components/schemas/Registered"
      }
    },
    "RemindersController.add": {
      "schema": {
        "$ref": "#/components/schemas/FamilyReminders"
      }
    },
    "RemindersController.read": {
      "schema": {
        "$ref": "#/components/schemas/FamilyReminders"
      }
    },
    "RemindersController.remove": {
      "schema": {
        "$ref": "#/components/schemas/DeleteResult"
      }
    },
    "RolesController.create": {
      "schema": {
        "$ref": "#/components/schemas/RoleDetail"
      }
    },
    "RolesController.get": {
      "schema": {
        "$ref": "#/components/schemas/RoleDetail"
      }
    },
    "RolesController.list": {
      "schema": {
        "$ref": "#/components/schemas/RoleRecord"
      },
      "page": true
    },
    "RolesController.patch": {
      "schema": {
        "$ref": "#/components/schemas/RoleDetail"
      }
    },
    "RolesController.permissions": {
      "schema": {
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/PermissionGroup"
        }
      }
    },
    "RolesController.previewRemoval": {
      "schema": {
        "$ref": "#/components/schemas/DeletePreview"
      }
    },
    "RolesController.remove": {
      "schema": {
        "$ref": "#/components/schemas/DeleteResult"
      }
    },
    "RolesController.update": {
      "schema": {
        "$ref": "#/components/schemas/RoleDetail"
      }
    },
    "SearchController.find": {
      "schema": {
        "$ref": "#/components/schemas/SearchResult"
      }
    },
    "SecondFactorController.addApp": {
      "schema": {
        "$ref": "#/components/schemas/RecoveryCodes"
      }
    },
    "SecondFactorController.addPasskey": {
      "schema": {
        "$ref": "#/components/schemas/RecoveryCodes"
      }
    },
    "SecondFactorController.askForPasskey": {
      "schema": {
        "$ref": "#/components/schemas/PasskeyToAdd"
      }
    },
    "SecondFactorController.beginApp": {
      "schema": {
        "$ref": "#/components/schemas/AppToAdd"
      }
    },
    "SecondFactorController.beginPasskey": {
      "schema": {
        "$ref": "#/components/schemas/PasskeyToAdd"
      }
    },
    "SecondFactorController.removeApp": {
      "schema": {
        "$ref": "#/components/schemas/MessageResult"
      }
    },
    "SecondFactorController.removePasskey": {
      "schema": {
        "$ref": "#/components/schemas/MessageResult"
      }
    },
    "SecondFactorController.renewCodes": {
      "schema": {
        "$ref": "#/components/schemas/RecoveryCodes"
      }
    },
    "SecondFactorController.state": {
      "schema": {
        "$ref": "#/components/schemas/SecondFactorState"
      }
    },
    "SecondStepController.code": {
      "schema": {
        "$ref": "#/components/schemas/SessionToken"
      }
    },
    "SecondStepController.passkey": {
      "schema": {
        "$ref": "#/components/schemas/SessionToken"
      }
    },
    "SecondStepController.passkeyOptions": {
      "schema": {
        "$ref": "#/components/schemas/PasskeyToAdd"
      }
    },
    "SessionController.downloadToken": {
      "schema": {
        "$ref": "#/components/schemas/SessionToken"
      }
    },
    "SessionController.login": {
      "schema": {
        "$ref": "#/components/schemas/LoginAnswer"
      }
    },
    "SessionController.logout": {
      "schema": {
        "type": "object",
        "properties": {
          "success": {
            "type": "boolean",
            "enum": [
              true
            ]
          }
        },
        "required": [
          "success"
        ]
      }
    },
    "SessionController.refresh": {
      "schema": {
        "$ref": "#/components/schemas/SessionToken"
      }
    },
    "SessionController.userdata": {
      "schema": {
        "$ref": "#/components/schemas/UserData"
      }
    },
    "SetupController.steps": {
      "schema": {
        "$ref": "#/components/schemas/Setup"
      }
    },
    "StaffRegistrationController.create": {
      "schema": {
        "$ref": "#/components/schemas/StaffRegistrationDetail"
      }
    },
    "StaffRegistrationController.get": {
      "schema": {
        "$ref": "#/components/schemas/StaffRegistrationDetail"
      }
    },
    "StaffRegistrationController.give": {
      "schema": {
        "$ref": "#/components/schemas/StaffRegistrationDetail"
      }
    },
    "StaffRegistrationController.lastContacts": {
      "schema": {
        "$ref": "#/components/schemas/LastContactsOfChild"
      }
    },
    "StaffRegistrationController.list": {
      "schema": {
        "$ref": "#/components/schemas/StaffRegistration"
      },
      "page": true
    },
    "StaffRegistrationController.previewRemoval": {
      "schema": {
        "$ref": "#/components/schemas/DeletePreview"
      }
    },
    "StaffRegistrationController.remove": {
      "schema": {
        "$ref": "#/components/schemas/DeleteResult"
      }
    },
    "StaffRegistrationController.send": {
      "schema": {
        "$ref": "#/components/schemas/SignUpResult"
      }
    },
    "UsersController.create": {
      "schema": {
        "$ref": "#/components/schemas/CreatedUser"
      }
    },
    "UsersController.get": {
      "schema": {
        "$ref": "#/components/schemas/UserDetail"
      }
    },
    "UsersController.list": {
      "schema": {
        "$ref": "#/components/schemas/UserRecord"
      },
      "page": true
    },
    "UsersController.previewRemoval": {
      "schema": {
        "$ref": "#/components/schemas/DeletePreview"
      }
    },
    "UsersController.remove": {
      "schema": {
        "$ref": "#/components/schemas/DeleteResult"
      }
    },
    "UsersController.resetSecondFactor": {
      "schema": {
        "$ref": "#/components/schemas/UserDetail"
      }
    },
    "UsersController.update": {
      "schema": {
        "$ref": "#/components/schemas/UserDetail"
      }
    },
    "WeekGroupsController.read": {
      "schema": {
        "$ref": "#/components/schemas/WeekGroupsDetail"
      }
    },
    "WeekGroupsController.save": {
      "schema": {
        "$ref": "#/components/schemas/WeekGroupsDetail"
      }
    }
  },
  "components": {
    "Absence": {
      "type": "object",
      "properties": {
        "child_id": {
          "type": "number"
        },
        "from": {
          "type": "string",
          "format": "date"
        },
        "id": {
          "type": "number"
        },
        "reason": {
          "type": "string",
          "nullable": true
        },
        "to": {
          "type": "string",
          "format": "date"
        }
      },
      "required": [
        "child_id",
        "from",
        "id",
        "reason",
        "to"
      ]
    },
    "AlternativeWeek": {
      "type": "object",
      "properties": {
        "children": {
          "type": "number"
        },
        "course": {
          "$ref": "#/components/schemas/Named"
        },
        "free": {
          "type": "number"
        },
        "from": {
          "type": "string",
          "format": "date"
        },
        "id": {
          "type": "number"
        },
        "name": {
          "type": "string"
        },
        "name_it": {
          "type": "string"
        },
        "to": {
          "type": "string",
          "format": "date"
        }
      },
      "required": [
        "children",
        "course",
        "free",
        "from",
        "id",
        "name",
        "name_it",
        "to"
      ]
    },
    "AppToAdd": {
      "type": "object",
      "properties": {
        "address": {
          "type": "string"
        },
        "expires_at": {
          "type": "string",
          "format": "date-time"
        },
        "secret": {
          "type": "string"
        },
        "token": {
          "type": "string"
        }
      },
      "required": [
        "address",
        "expires_at",
        "secret",
        "token"
      ]
    },
    "AttendanceChild": {
      "type": "object",
      "properties": {
        "absence": {
          "type": "object",
          "properties": {
            "reason": {
              "type": "string",
              "nullable": true
            }
          },
          "required": [
            "reason"
          ],
          "nullable": true
        },
        "age": {
          "type": "number",
          "nullable": true
        },
        "attendance": {
          "nullable": true,
          "allOf": [
            {
              "$ref": "#/components/schemas/AttendanceRecord"
            }
          ]
        },
        "birth": {
          "type": "string",
          "nullable": true,
          "format": "date"
        },
        "child_id": {
          "type": "number"
        },
        "contacts": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/PhoneContact"
          }
        },
        "day_type": {
          "type": "string",
          "enum": [
            "full_day",
            "half_day",
            null
          ],
          "nullable": true
        },
        "first_name": {
          "type": "string"
        },
        "group_id": {
          "type": "number",
          "nullable": true
        },
        "has_open_point": {
          "type": "boolean"
        },
        "health": {
          "nullable": true,
          "allOf": [
            {
              "$ref": "#/components/schemas/ChildHealth"
            }
          ]
        },
        "last_name": {
          "type": "string"
        },
        "leave_alone": {
          "type": "boolean"
        },
        "parents": {
          "type": "array",
          "items": {
            "type": "object",
            "properties": {
              "address": {
                "type": "string",
                "nullable": true
              },
              "id": {
                "type": "number"
              },
              "name": {
                "type": "string"
              },
              "phone": {
                "type": "string",
                "nullable": true
              }
            },
            "required": [
              "address",
              "id",
              "name",
              "phone"
            ]
          }
        },
        "pickup_persons": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/PickupPerson"
          }
        },
        "place_ended": {
          "type": "boolean"
        },
        "registration_id": {
          "type": "number",
          "nullable": true
        },
        "swimming_help": {
          "type": "boolean"
        },
        "tax": {
          "type": "string"
        }
      },
      "required": [
        "absence",
        "age",
        "attendance",
        "birth",
        "child_id",
        "contacts",
        "day_type",
        "first_name",
        "group_id",
        "has_open_point",
        "health",
        "last_name",
        "leave_alone",
        "parents",
        "pickup_persons",
        "place_ended",
        "registration_id",
        "swimming_help",
        "tax"
      ]
    },
    "AttendanceDay": {
      "type": "object",
      "properties": {
        "date": {
          "type": "string",
          "format": "date"
        },
        "issues": {
          "type": "number"
        },
        "may_mark": {
          "type": "boolean"
        },
        "office_phone": {
          "type": "string"
        },
        "server_time": {
          "type": "string",
          "format": "date-time"
        },
        "taken_off": {
          "type": "array",
          "items": {
            "type": "object",
            "properties": {
              "at": {
                "type": "string",
                "format": "date-time"
              },
              "group": {
                "type": "string",
                "nullable": true
              },
              "leaders": {
                "type": "array",
                "items": {
                  "$ref": "#/components/schemas/WeekLeader"
                }
              },
              "week": {
                "type": "object",
                "properties": {
                  "course": {
                    "type": "object",
                    "properties": {
                      "custom_labels": {
                        "type": "boolean"
                      },
                      "id": {
                        "type": "number"
                      },
                      "label_full_day_de": {
                        "type": "string",
                        "nullable": true
                      },
                      "label_full_day_it": {
                        "type": "string",
                        "nullable": true
                      },
                      "label_half_day_de": {
                        "type": "string",
                        "nullable": true
                      },
                      "label_half_day_it": {
                        "type": "string",
                        "nullable": true
                      },
                      "name": {
                        "type": "string"
                      },
                      "name_it": {
                        "type": "string"
                      }
                    },
                    "required": [
                      "custom_labels",
                      "id",
                      "label_full_day_de",
                      "label_full_day_it",
                      "label_half_day_de",
                      "label_half_day_it",
                      "name",
                      "name_it"
                    ]
                  },
                  "from": {
                    "type": "string",
                    "format": "date"
                  },
                  "id": {
                    "type": "number"
                  },
                  "location": {
                    "nullable": true,
                    "allOf": [
                      {
                        "$ref": "#/components/schemas/Named"
                      }
                    ]
                  },
                  "name": {
                    "type": "string"
                  },
                  "name_it": {
                    "type": "string"
                  },
                  "to": {
                    "type": "string",
                    "format": "date"
                  }
                },
                "required": [
                  "course",
                  "from",
                  "id",
                  "location",
                  "name",
                  "name_it",
                  "to"
                ]
              },
              "whole_week": {
                "type": "boolean"
              }
            },
            "required": [
              "at",
              "group",
              "leaders",
              "week",
              "whole_week"
            ]
          }
        },
        "to_hand_over": {
          "type": "array",
          "items": {
            "type": "object",
            "properties": {
              "first_name": {
                "type": "string"
              },
              "id": {
                "type": "number"
              },
              "last_name": {
                "type": "string"
              }
            },
            "required": [
              "first_name",
              "id",
              "last_name"
            ]
          }
        },
        "weeks": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/AttendanceWeek"
          }
        }
      },
      "required": [
        "date",
        "issues",
        "may_mark",
        "office_phone",
        "server_time",
        "taken_off",
        "to_hand_over",
        "weeks"
      ]
    },
    "AttendanceIssue": {
      "type": "object",
      "properties": {
        "attendance": {
          "nullable": true,
          "allOf": [
            {
              "$ref": "#/components/schemas/AttendanceRecord"
            }
          ]
        },
        "change_id": {
          "type": "string"
        },
        "child": {
          "type": "object",
          "properties": {
            "first_name": {
              "type": "string"
            },
            "id": {
              "type": "number"
            },
            "last_name": {
              "type": "string"
            }
          },
          "required": [
            "first_name",
            "id",
            "last_name"
          ]
        },
        "contact": {
          "type": "object",
          "properties": {
            "contacts": {
              "type": "array",
              "items": {
                "$ref": "#/components/schemas/PhoneContact"
              }
            },
            "health": {
              "type": "boolean",
              "nullable": true
            },
            "parents": {
              "type": "array",
              "items": {
                "type": "object",
                "properties": {
                  "id": {
                    "type": "number"
                  },
                  "name": {
                    "type": "string"
                  },
                  "phone": {
                    "type": "string",
                    "nullable": true
                  }
                },
                "required": [
                  "id",
                  "name",
                  "phone"
                ]
              }
            }
          },
          "required": [
            "contacts",
            "health",
            "parents"
          ],
          "nullable": true
        },
        "date": {
          "type": "string",
          "format": "date"
        },
        "id": {
          "type": "number"
        },
        "made_at": {
          "type": "string",
          "format": "date-time"
        },
        "made_by": {
          "nullable": true,
          "allOf": [
            {
              "$ref": "#/components/schemas/WeekLeader"
            }
          ]
        },
        "mark": {
          "type": "object",
          "properties": {
            "arrived_at": {
              "type": "string",
              "nullable": true,
              "format": "date-time"
            },
            "left_at": {
              "type": "string",
              "nullable": true,
              "format": "date-time"
            },
            "left_with": {
              "type": "string",
              "nullable": true
            },
            "left_with_name": {
              "type": "string",
              "nullable": true
            },
            "left_with_phone": {
              "type": "string",
              "nullable": true
            },
            "note": {
              "type": "string",
              "nullable": true
            },
            "status": {
              "type": "string",
              "enum": [
                "absent",
                "excused",
                "present",
                null
              ],
              "nullable": true
            }
          }
        },
        "may_close": {
          "type": "boolean"
        },
        "may_pick_up": {
          "type": "boolean",
          "nullable": true
        },
        "may_restore": {
          "type": "boolean"
        },
        "reason": {
          "type": "string",
          "enum": [
            "changed_meanwhile",
            "left_before",
            "no_place",
            "not_authorised",
            "not_leading",
            "other_day",
            "place_ended",
            "told_absent",
            "week_over"
          ]
        },
        "reason_gone": {
          "type": "boolean"
        },
        "received_at": {
          "type": "string",
          "format": "date-time"
        },
        "replaced": {
          "type": "object",
          "properties": {
            "arrived_at": {
              "type": "string",
              "nullable": true,
              "format": "date-time"
            },
            "left_at": {
              "type": "string",
              "nullable": true,
              "format": "date-time"
            },
            "left_with": {
              "type": "string",
              "nullable": true
            },
            "left_with_name": {
              "type": "string",
              "nullable": true
            },
            "left_with_phone": {
              "type": "string",
              "nullable": true
            },
            "note": {
              "type": "string",
              "nullable": true
            },
            "status": {
              "type": "string",
              "enum": [
                "absent",
                "excused",
                "present",
                null
              ],
              "nullable": true
            }
          },
          "nullable": true
        },
        "seen": {
          "type": "object",
          "properties": {
            "arrived_at": {
              "type": "string",
              "nullable": true,
              "format": "date-time"
            },
            "left_at": {
              "type": "string",
              "nullable": true,
              "format": "date-time"
            },
            "left_with": {
              "type": "string",
              "nullable": true
            },
            "status": {
              "type": "string",
              "enum": [
                "absent",
                "excused",
                "present",
                null
              ],
              "nullable": true
            }
          },
          "required": [
            "arrived_at",
            "left_at",
            "left_with",
            "status"
          ],
          "nullable": true
        },
        "settled_at": {
          "type": "string",
          "nullable": true,
          "format": "date-time"
        },
        "settled_by": {
          "nullable": true,
          "allOf": [
            {
              "$ref": "#/components/schemas/WeekLeader"
            }
          ]
        },
        "settled_reason": {
          "type": "string",
          "nullable": true
        },
        "state": {
          "type": "string",
          "enum": [
            "closed",
            "open",
            "restored",
            "undone"
          ]
        },
        "version": {
          "type": "string",
          "nullable": true
        },
        "week": {
          "type": "object",
          "properties": {
            "course": {
              "type": "object",
              "properties": {
                "custom_labels": {
                  "type": "boolean"
                },
                "id": {
                  "type": "number"
                },
                "label_full_day_de": {
                  "type": "string",
                  "nullable": true
                },
                "label_full_day_it": {
                  "type": "string",
                  "nullable": true
                },
                "label_half_day_de": {
                  "type": "string",
                  "nullable": true
                },
                "label_half_day_it": {
                  "type": "string",
                  "nullable": true
                },
                "name": {
                  "type": "string"
                },
                "name_it": {
                  "type": "string"
                }
              },
              "required": [
                "custom_labels",
                "id",
                "label_full_day_de",
                "label_full_day_it",
                "label_half_day_de",
                "label_half_day_it",
                "name",
                "name_it"
              ]
            },
            "from": {
              "type": "string",
              "format": "date"
            },
            "id": {
              "type": "number"
            },
            "location": {
              "nullable": true,
              "allOf": [
                {
                  "$ref": "#/components/schemas/Named"
                }
              ]
            },
            "name": {
              "type": "string"
            },
            "name_it": {
              "type": "string"
            },
            "to": {
              "type": "string",
              "format": "date"
            }
          },
          "required": [
            "course",
            "from",
            "id",
            "location",
            "name",
            "name_it",
            "to"
          ]
        }
      },
      "required": [
        "attendance",
        "change_id",
        "child",
        "contact",
        "date",
        "id",
        "made_at",
        "made_by",
        "mark",
        "may_close",
        "may_pick_up",
        "may_restore",
        "reason",
        "reason_gone",
        "received_at",
        "replaced",
        "seen",
        "settled_at",
        "settled_by",
        "settled_reason",
        "state",
        "version",
        "week"
      ]
    },
    "AttendanceRecord": {
      "type": "object",
      "properties": {
        "arrived_at": {
          "type": "string",
          "nullable": true,
          "format": "date-time"
        },
        "changed_at": {
          "type": "string",
          "nullable": true,
          "format": "date-time"
        },
        "changed_by": {
          "nullable": true,
          "allOf": [
            {
              "$ref": "#/components/schemas/WeekLeader"
            }
          ]
        },
        "child_id": {
          "type": "number"
        },
        "date": {
          "type": "string",
          "format": "date"
        },
        "left_at": {
          "type": "string",
          "nullable": true,
          "format": "date-time"
        },
        "left_with": {
          "type": "string",
          "nullable": true
        },
        "left_with_name": {
          "type": "string",
          "nullable": true
        },
        "left_with_phone": {
          "type": "string",
          "nullable": true
        },
        "may_pick_up": {
          "type": "boolean",
          "nullable": true
        },
        "note": {
          "type": "string",
          "nullable": true
        },
        "status": {
          "type": "string",
          "enum": [
            "absent",
            "excused",
            "present",
            null
          ],
          "nullable": true
        },
        "told_by": {
          "nullable": true,
          "allOf": [
            {
              "$ref": "#/components/schemas/WeekLeader"
            }
          ]
        }
      },
      "required": [
        "arrived_at",
        "changed_at",
        "changed_by",
        "child_id",
        "date",
        "left_at",
        "left_with",
        "left_with_name",
        "left_with_phone",
        "may_pick_up",
        "note",
        "status",
        "told_by"
      ]
    },
    "AttendanceResult": {
      "type": "object",
      "properties": {
        "attendance": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/AttendanceRecord"
          }
        },
        "results": {
          "type": "array",
          "items": {
            "type": "object",
            "properties": {
              "id": {
                "type": "string"
              },
              "issue_id": {
                "type": "number",
                "nullable": true
              },
              "message": {
                "type": "string",
                "nullable": true
              },
              "outcome": {
                "type": "string",
                "enum": [
                  "applied",
                  "issue",
                  "refused",
                  "repeated",
                  "superseded"
                ]
              }
            },
            "required": [
              "id",
              "issue_id",
              "message",
              "outcome"
            ]
          }
        }
      },
      "required": [
        "attendance",
        "results"
      ]
    },
    "AttendanceWeek": {
      "type": "object",
      "properties": {
        "children": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/AttendanceChild"
          }
        },
        "course": {
          "type": "object",
          "properties": {
            "custom_labels": {
              "type": "boolean"
            },
            "id": {
              "type": "number"
            },
            "label_full_day_de": {
              "type": "string",
              "nullable": true
            },
            "label_full_day_it": {
              "type": "string",
              "nullable": true
            },
            "label_half_day_de": {
              "type": "string",
              "nullable": true
            },
            "label_half_day_it": {
              "type": "string",
              "nullable": true
            },
            "name": {
              "type": "string"
            },
            "name_it": {
              "type": "string"
            }
          },
          "required": [
            "custom_labels",
            "id",
            "label_full_day_de",
            "label_full_day_it",
            "label_half_day_de",
            "label_half_day_it",
            "name",
            "name_it"
          ]
        },
        "erased": {
          "type": "array",
          "items": {
            "type": "object",
            "properties": {
              "at": {
                "type": "string",
                "format": "date-time"
              },
              "group": {
                "type": "string",
                "nullable": true
              }
            },
            "required": [
              "at",
              "group"
            ]
          }
        },
        "from": {
          "type": "string",
          "format": "date"
        },
        "gone": {
          "type": "array",
          "items": {
            "type": "object",
            "properties": {
              "at": {
                "type": "string",
                "format": "date-time"
              },
              "first_name": {
                "type": "string"
              },
              "id": {
                "type": "number"
              },
              "last_name": {
                "type": "string"
              }
            },
            "required": [
              "at",
              "first_name",
              "id",
              "last_name"
            ]
          }
        },
        "groups": {
          "type": "array",
          "items": {
            "type": "object",
            "properties": {
              "id": {
                "type": "number"
              },
              "leaders": {
                "type": "array",
                "items": {
                  "$ref": "#/components/schemas/WeekLeader"
                }
              },
              "name": {
                "type": "string"
              }
            },
            "required": [
              "id",
              "leaders",
              "name"
            ]
          }
        },
        "headcounts": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/Headcount"
          }
        },
        "id": {
          "type": "number"
        },
        "is_led": {
          "type": "boolean"
        },
        "location": {
          "nullable": true,
          "allOf": [
            {
              "$ref": "#/components/schemas/Named"
            }
          ]
        },
        "name": {
          "type": "string"
        },
        "name_it": {
          "type": "string"
        },
        "place_address": {
          "type": "string",
          "nullable": true
        },
        "to": {
          "type": "string",
          "format": "date"
        }
      },
      "required": [
        "children",
        "course",
        "erased",
        "from",
        "gone",
        "groups",
        "headcounts",
        "id",
        "is_led",
        "location",
        "name",
        "name_it",
        "place_address",
        "to"
      ]
    },
    "AuditChange": {
      "type": "object",
      "properties": {
        "after": {
          "$ref": "#/components/schemas/AuditValue"
        },
        "before": {
          "$ref": "#/components/schemas/AuditValue"
        },
        "field": {
          "type": "string"
        }
      },
      "required": [
        "after",
        "before",
        "field"
      ]
    },
    "AuditEntry": {
      "type": "object",
      "properties": {
        "action": {
          "type": "string",
          "enum": [
            "call",
            "create",
            "delete",
            "update"
          ]
        },
        "at": {
          "type": "string"
        },
        "changes": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/AuditChange"
          }
        },
        "fields": {
          "type": "array",
          "items": {
            "type": "string"
          }
        },
        "id": {
          "type": "number"
        },
        "record": {
          "nullable": true,
          "allOf": [
            {
              "$ref": "#/components/schemas/AuditName"
            }
          ]
        },
        "record_id": {
          "type": "number",
          "nullable": true
        },
        "resource": {
          "type": "string"
        },
        "user": {
          "type": "object",
          "properties": {
            "id": {
              "type": "number"
            },
            "name": {
              "type": "string"
            }
          },
          "required": [
            "id",
            "name"
          ],
          "nullable": true
        },
        "user_id": {
          "type": "number"
        }
      },
      "required": [
        "action",
        "at",
        "changes",
        "fields",
        "id",
        "record",
        "record_id",
        "resource",
        "user",
        "user_id"
      ]
    },
    "AuditName": {
      "type": "object",
      "properties": {
        "course_id": {
          "type": "number",
          "nullable": true
        },
        "id": {
          "type": "number"
        },
        "name": {
          "type": "string"
        },
        "name_it": {
          "type": "string"
        },
        "resource": {
          "type": "string"
        }
      },
      "required": [
        "course_id",
        "id",
        "name",
        "name_it",
        "resource"
      ]
    },
    "AuditValue": {
      "anyOf": [
        {
          "type": "string"
        },
        {
          "type": "number"
        },
        {
          "type": "boolean",
          "enum": [
            false
          ]
        },
        {
          "type": "boolean",
          "enum": [
            true
          ]
        },
        {
          "type": "array",
          "items": {
            "type": "string"
          }
        },
        {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/AuditName"
          }
        }
      ],
      "nullable": true
    },
    "BankBooking": {
      "type": "object",
      "properties": {
        "amount": {
          "type": "number"
        },
        "booked": {
          "type": "number"
        },
        "message": {
          "type": "string"
        }
      },
      "required": [
        "amount",
        "booked",
        "message"
      ]
    },
    "BankCsvMappingDetail": {
      "type": "object",
      "properties": {
        "account": {
          "type": "string"
        },
        "amount": {
          "type": "string"
        },
        "bank_reference": {
          "type": "string",
          "nullable": true
        },
        "booked_on": {
          "type": "string",
          "nullable": true
        },
        "currency": {
          "type": "string",
          "nullable": true
        },
        "date": {
          "type": "string"
        },
        "debit": {
          "type": "string",
          "nullable": true
        },
        "decimal": {
          "type": "string",
          "enum": [
            ",",
            "."
          ]
        },
        "delimiter": {
          "type": "string",
          "enum": [
            ",",
            ";",
            "tab"
          ]
        },
        "payer_iban": {
          "type": "string",
          "nullable": true
        },
        "payer_name": {
          "type": "string",
          "nullable": true
        },
        "text": {
          "type": "string"
        },
        "text_2": {
          "type": "string",
          "nullable": true
        },
        "text_3": {
          "type": "string",
          "nullable": true
        },
        "version": {
          "type": "string"
        }
      },
      "required": [
        "account",
        "amount",
        "bank_reference",
        "booked_on",
        "currency",
        "date",
        "debit",
        "decimal",
        "delimiter",
        "payer_iban",
        "payer_name",
        "text",
        "text_2",
        "text_3",
        "version"
      ]
    },
    "BankEntryRecord": {
      "type": "object",
      "properties": {
        "account": {
          "type": "string"
        },
        "amount": {
          "type": "number"
        },
        "bank_statement_id": {
          "type": "number"
        },
        "booked_on": {
          "type": "string",
          "format": "date"
        },
        "currency": {
          "type": "string"
        },
        "date": {
          "type": "string",
          "format": "date"
        },
        "decided_at": {
          "type": "string",
          "nullable": true,
          "format": "date-time"
        },
        "id": {
          "type": "number"
        },
        "is_reversal": {
          "type": "boolean"
        },
        "payer_iban": {
          "type": "string",
          "nullable": true
        },
        "payer_name": {
          "type": "string",
          "nullable": true
        },
        "payment_id": {
          "type": "number",
          "nullable": true
        },
        "references": {
          "type": "array",
          "items": {
            "type": "string"
          }
        },
        "related": {
          "type": "object",
          "properties": {
            "booked_on": {
              "type": "string",
              "format": "date"
            },
            "date": {
              "type": "string",
              "format": "date"
            },
            "id": {
              "type": "number"
            },
            "payer_name": {
              "type": "string",
              "nullable": true
            },
            "payment_id": {
              "type": "number",
              "nullable": true
            },
            "state": {
              "type": "string",
              "enum": [
                "booked",
                "ignored",
                "open"
              ]
            },
            "text": {
              "type": "string",
              "nullable": true
            }
          },
          "required": [
            "booked_on",
            "date",
            "id",
            "payer_name",
            "payment_id",
            "state",
            "text"
          ],
          "nullable": true
        },
        "state": {
          "type": "string",
          "enum": [
            "booked",
            "ignored",
            "open"
          ]
        },
        "suggestion": {
          "nullable": true,
          "allOf": [
            {
              "$ref": "#/components/schemas/BankSuggestion"
            }
          ]
        },
        "text": {
          "type": "string",
          "nullable": true
        }
      },
      "required": [
        "account",
        "amount",
        "bank_statement_id",
        "booked_on",
        "currency",
        "date",
        "decided_at",
        "id",
        "is_reversal",
        "payer_iban",
        "payer_name",
        "payment_id",
        "references",
        "related",
        "state",
        "suggestion",
        "text"
      ]
    },
    "BankImport": {
      "type": "object",
      "properties": {
        "entries": {
          "type": "number"
        },
        "id": {
          "type": "number"
        },
        "known": {
          "type": "number"
        },
        "message": {
          "type": "string"
        },
        "new": {
          "type": "number"
        }
      },
      "required": [
        "entries",
        "id",
        "known",
        "message",
        "new"
      ]
    },
    "BankShare": {
      "type": "object",
      "properties": {
        "amount": {
          "type": "number"
        },
        "course": {
          "$ref": "#/components/schemas/Named"
        },
        "is_fee": {
          "type": "boolean"
        },
        "people": {
          "type": "object",
          "properties": {
            "first_name": {
              "type": "string"
            },
            "id": {
              "type": "number"
            },
            "last_name": {
              "type": "string"
            }
          },
          "required": [
            "first_name",
            "id",
            "last_name"
          ]
        },
        "registration_id": {
          "type": "number"
        }
      },
      "required": [
        "amount",
        "course",
        "is_fee",
        "people",
        "registration_id"
      ]
    },
    "BankSuggestion": {
      "type": "object",
      "properties": {
        "certainty": {
          "type": "string",
          "enum": [
            "certain",
            "likely",
            "unknown"
          ]
        },
        "credit": {
          "type": "object",
          "properties": {
            "amount": {
              "type": "number"
            },
            "person_id": {
              "type": "number"
            }
          },
          "required": [
            "amount",
            "person_id"
          ],
          "nullable": true
        },
        "person_ids": {
          "type": "array",
          "items": {
            "type": "number"
          }
        },
        "reasons": {
          "type": "array",
          "items": {
            "type": "string"
          }
        },
        "shares": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/BankShare"
          }
        }
      },
      "required": [
        "certainty",
        "credit",
        "person_ids",
        "reasons",
        "shares"
      ]
    },
    "CancellationStep": {
      "type": "object",
      "properties": {
        "days_before": {
          "type": "number"
        },
        "fee_percent": {
          "type": "number"
        }
      },
      "required": [
        "days_before",
        "fee_percent"
      ]
    },
    "CancellationTerms": {
      "type": "object",
      "properties": {
        "credit": {
          "type": "number"
        },
        "fee": {
          "type": "number"
        },
        "open": {
          "type": "number"
        },
        "until": {
          "type": "string",
          "format": "date-time"
        }
      },
      "required": [
        "credit",
        "fee",
        "open",
        "until"
      ]
    },
    "ChangedPassword": {
      "type": "object",
      "properties": {
        "expires_at": {
          "type": "string",
          "format": "date-time"
        },
        "message": {
          "type": "string"
        },
        "token": {
          "type": "string"
        },
        "translations": {
          "type": "object",
          "properties": {
            "de": {
              "type": "object",
              "properties": {
                "message": {
                  "type": "string"
                }
              },
              "required": [
                "message"
              ]
            },
            "en": {
              "type": "object",
              "properties": {
                "message": {
                  "type": "string"
                }
              },
              "required": [
                "message"
              ]
            },
            "it": {
              "type": "object",
              "properties": {
                "message": {
                  "type": "string"
                }
              },
              "required": [
                "message"
              ]
            }
          }
        }
      },
      "required": [
        "expires_at",
        "message",
        "token"
      ]
    },
    "ChildCourseWeek": {
      "type": "object",
      "properties": {
        "course": {
          "type": "object",
          "properties": {
            "active": {
              "type": "boolean"
            },
            "id": {
              "type": "number"
            },
            "name": {
              "type": "string"
            },
            "name_it": {
              "type": "string"
            }
          },
          "required": [
            "active",
            "id",
            "name",
            "name_it"
          ]
        },
        "course_id": {
          "type": "number"
        },
        "from": {
          "type": "string",
          "format": "date"
        },
        "id": {
          "type": "number"
        },
        "name": {
          "type": "string"
        },
        "name_it": {
          "type": "string"
        },
        "pivot": {
          "type": "object",
          "properties": {
            "is_waiting": {
              "type": "boolean"
            }
          },
          "required": [
            "is_waiting"
          ]
        },
        "to": {
          "type": "string",
          "format": "date"
        }
      },
      "required": [
        "course",
        "course_id",
        "from",
        "id",
        "name",
        "name_it",
        "pivot",
        "to"
      ]
    },
    "ChildGuardians": {
      "type": "object",
      "properties": {
        "can_leave": {
          "type": "boolean"
        },
        "first_name": {
          "type": "string"
        },
        "guardians": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/InvitedGuardian"
          }
        },
        "id": {
          "type": "number"
        },
        "invited_by": {
          "type": "string",
          "nullable": true
        },
        "last_name": {
          "type": "string"
        },
        "refusal": {
          "type": "string",
          "enum": [
            "complete",
            "forbidden",
            "invited",
            null
          ],
          "nullable": true
        }
      },
      "required": [
        "can_leave",
        "first_name",
        "guardians",
        "id",
        "invited_by",
        "last_name",
        "refusal"
      ]
    },
    "ChildHealth": {
      "type": "object",
      "properties": {
        "allergies": {
          "type": "string",
          "nullable": true
        },
        "incompatibilities": {
          "type": "string",
          "nullable": true
        },
        "medicaments": {
          "type": "string",
          "nullable": true
        },
        "risk_group": {
          "type": "string",
          "nullable": true
        },
        "with_diagnostics": {
          "type": "boolean"
        }
      },
      "required": [
        "allergies",
        "incompatibilities",
        "medicaments",
        "risk_group",
        "with_diagnostics"
      ]
    },
    "ChildParent": {
      "type": "object",
      "properties": {
        "display_name": {
          "type": "string"
        },
        "first_name": {
          "type": "string"
        },
        "id": {
          "type": "number"
        },
        "invited_by": {
          "type": "string",
          "nullable": true
        },
        "last_name": {
          "type": "string"
        },
        "place": {
          "type": "string",
          "nullable": true
        }
      },
      "required": [
        "display_name",
        "first_name",
        "id",
        "invited_by",
        "last_name",
        "place"
      ]
    },
    "ConfirmationEntry": {
      "type": "object",
      "properties": {
        "child_name": {
          "type": "string"
        },
        "courseId": {
          "type": "number"
        },
        "course_name": {
          "type": "string"
        },
        "from": {
          "type": "string",
          "format": "date"
        },
        "peopleId": {
          "type": "number"
        },
        "to": {
          "type": "string",
          "format": "date"
        },
        "week_count": {
          "type": "number"
        }
      },
      "required": [
        "child_name",
        "courseId",
        "course_name",
        "from",
        "peopleId",
        "to",
        "week_count"
      ]
    },
    "CourseDetail": {
      "type": "object",
      "properties": {
        "allocated_at": {
          "type": "string",
          "nullable": true,
          "format": "date-time"
        },
        "courseWeeks": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/CourseDetailWeek"
          }
        }
      },
      "required": [
        "allocated_at",
        "courseWeeks"
      ]
    },
    "CourseDetailWeek": {
      "type": "object",
      "properties": {
        "cancelled_at": {
          "type": "string",
          "nullable": true,
          "format": "date-time"
        },
        "course_id": {
          "type": "number"
        },
        "from": {
          "type": "string"
        },
        "full": {
          "type": "boolean"
        },
        "full_day": {
          "type": "boolean"
        },
        "half_day": {
          "type": "boolean"
        },
        "id": {
          "type": "number"
        },
        "max_participants": {
          "type": "number"
        },
        "name": {
          "type": "string"
        },
        "name_it": {
          "type": "string"
        },
        "price": {
          "type": "number",
          "nullable": true
        },
        "price_half_day": {
          "type": "number",
          "nullable": true
        },
        "program": {
          "type": "string",
          "nullable": true
        },
        "registered": {
          "type": "number"
        },
        "registered_participants": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/Participant"
          }
        },
        "state": {
          "type": "string",
          "enum": [
            "after_registration",
            "before_registration",
            "open"
          ]
        },
        "time_info_de": {
          "type": "string",
          "nullable": true
        },
        "time_info_it": {
          "type": "string",
          "nullable": true
        },
        "to": {
          "type": "string"
        },
        "waiting": {
          "type": "number"
        },
        "waiting_list": {
          "type": "number"
        },
        "waiting_queue_participants": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/QueuedParticipant"
          }
        }
      },
      "required": [
        "cancelled_at",
        "course_id",
        "from",
        "full",
        "full_day",
        "half_day",
        "id",
        "max_participants",
        "name",
        "name_it",
        "price",
        "price_half_day",
        "program",
        "registered",
        "registered_participants",
        "state",
        "time_info_de",
        "time_info_it",
        "to",
        "waiting",
        "waiting_list",
        "waiting_queue_participants"
      ]
    },
    "CreatedUser": {
      "type": "object",
      "properties": {
        "company_name": {
          "type": "string",
          "nullable": true
        },
        "created_at": {
          "type": "string",
          "format": "date-time"
        },
        "editable": {
          "type": "boolean"
        },
        "email": {
          "type": "string"
        },
        "id": {
          "type": "number"
        },
        "is_parent": {
          "type": "boolean"
        },
        "lang": {
          "type": "string",
          "enum": [
            "de",
            "it"
          ]
        },
        "name": {
          "type": "string"
        },
        "password": {
          "type": "string"
        },
        "password_change_required": {
          "type": "boolean"
        },
        "people": {
          "type": "object",
          "properties": {
            "first_name": {
              "type": "string"
            },
            "id": {
              "type": "number"
            },
            "last_name": {
              "type": "string"
            }
          },
          "required": [
            "first_name",
            "id",
            "last_name"
          ],
          "nullable": true
        },
        "roles": {
          "type": "array",
          "items": {
            "type": "string"
          }
        },
        "second_factor": {
          "type": "boolean"
        },
        "version": {
          "type": "string"
        }
      },
      "required": [
        "company_name",
        "created_at",
        "editable",
        "email",
        "id",
        "is_parent",
        "lang",
        "name",
        "password_change_required",
        "people",
        "roles",
        "second_factor",
        "version"
      ]
    },
    "CreditResult": {
      "type": "object",
      "properties": {
        "credit": {
          "type": "number"
        },
        "message": {
          "type": "string"
        }
      },
      "required": [
        "credit",
        "message"
      ]
    },
    "Dashboard": {
      "type": "object",
      "properties": {
        "missing_notices": {
          "type": "array",
          "items": {
            "type": "string",
            "enum": [
              "app_privacy",
              "imprint",
              "imprint_it"
            ]
          }
        },
        "nearly_full": {
          "type": "object",
          "properties": {
            "rows": {
              "type": "array",
              "items": {
                "$ref": "#/components/schemas/DashboardWeek"
              }
            },
            "total": {
              "type": "number"
            }
          },
          "required": [
            "rows",
            "total"
          ]
        },
        "open_payments": {
          "type": "object",
          "properties": {
            "amount": {
              "type": "number"
            },
            "count": {
              "type": "number"
            }
          },
          "required": [
            "amount",
            "count"
          ]
        },
        "openings": {
          "type": "object",
          "properties": {
            "rows": {
              "type": "array",
              "items": {
                "$ref": "#/components/schemas/Opening"
              }
            },
            "total": {
              "type": "number"
            }
          },
          "required": [
            "rows",
            "total"
          ]
        },
        "per_day": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/RegistrationsOfDay"
          }
        },
        "queues": {
          "type": "object",
          "properties": {
            "rows": {
              "type": "array",
              "items": {
                "$ref": "#/components/schemas/DashboardWeek"
              }
            },
            "total": {
              "type": "number"
            }
          },
          "required": [
            "rows",
            "total"
          ]
        },
        "registrations": {
          "type": "number"
        },
        "waiting_list": {
          "type": "number"
        },
        "without_group": {
          "type": "object",
          "properties": {
            "rows": {
              "type": "array",
              "items": {
                "$ref": "#/components/schemas/UngroupedWeek"
              }
            },
            "total": {
              "type": "number"
            }
          },
          "required": [
            "rows",
            "total"
          ]
        },
        "without_leader": {
          "type": "object",
          "properties": {
            "rows": {
              "type": "array",
              "items": {
                "$ref": "#/components/schemas/UngroupedWeek"
              }
            },
            "total": {
              "type": "number"
            }
          },
          "required": [
            "rows",
            "total"
          ]
        }
      },
      "required": [
        "missing_notices",
        "nearly_full",
        "open_payments",
        "openings",
        "per_day",
        "queues",
        "registrations",
        "waiting_list",
        "without_group",
        "without_leader"
      ]
    },
    "DashboardWeek": {
      "type": "object",
      "properties": {
        "course": {
          "$ref": "#/components/schemas/Named"
        },
        "from": {
          "type": "string",
          "format": "date"
        },
        "id": {
          "type": "number"
        },
        "max_participants": {
          "type": "number"
        },
        "name": {
          "type": "string"
        },
        "name_it": {
          "type": "string"
        },
        "registered": {
          "type": "number"
        },
        "to": {
          "type": "string",
          "format": "date"
        },
        "waiting": {
          "type": "number"
        },
        "waiting_list": {
          "type": "number"
        }
      },
      "required": [
        "course",
        "from",
        "id",
        "max_participants",
        "name",
        "name_it",
        "registered",
        "to",
        "waiting",
        "waiting_list"
      ]
    },
    "DayChild": {
      "type": "object",
      "properties": {
        "age": {
          "type": "number",
          "nullable": true
        },
        "child_id": {
          "type": "number"
        },
        "day_type": {
          "type": "string",
          "enum": [
            "full_day",
            "half_day",
            null
          ],
          "nullable": true
        },
        "first_name": {
          "type": "string"
        },
        "health": {
          "type": "boolean",
          "nullable": true
        },
        "id": {
          "type": "number",
          "nullable": true
        },
        "last_name": {
          "type": "string"
        },
        "leave_alone": {
          "type": "boolean"
        },
        "place_ended": {
          "type": "boolean"
        },
        "swimming_help": {
          "type": "boolean"
        }
      },
      "required": [
        "age",
        "child_id",
        "day_type",
        "first_name",
        "health",
        "id",
        "last_name",
        "leave_alone",
        "place_ended",
        "swimming_help"
      ]
    },
    "DayWeek": {
      "type": "object",
      "properties": {
        "children": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/DayChild"
          }
        },
        "course": {
          "type": "object",
          "properties": {
            "custom_labels": {
              "type": "boolean"
            },
            "id": {
              "type": "number"
            },
            "label_full_day_de": {
              "type": "string",
              "nullable": true
            },
            "label_full_day_it": {
              "type": "string",
              "nullable": true
            },
            "label_half_day_de": {
              "type": "string",
              "nullable": true
            },
            "label_half_day_it": {
              "type": "string",
              "nullable": true
            },
            "name": {
              "type": "string"
            },
            "name_it": {
              "type": "string"
            }
          },
          "required": [
            "custom_labels",
            "id",
            "label_full_day_de",
            "label_full_day_it",
            "label_half_day_de",
            "label_half_day_it",
            "name",
            "name_it"
          ]
        },
        "from": {
          "type": "string",
          "format": "date"
        },
        "id": {
          "type": "number"
        },
        "location": {
          "nullable": true,
          "allOf": [
            {
              "$ref": "#/components/schemas/Named"
            }
          ]
        },
        "name": {
          "type": "string"
        },
        "name_it": {
          "type": "string"
        },
        "to": {
          "type": "string",
          "format": "date"
        }
      },
      "required": [
        "children",
        "course",
        "from",
        "id",
        "location",
        "name",
        "name_it",
        "to"
      ]
    },
    "DeletePreview": {
      "type": "object",
      "properties": {
        "consequences": {
          "type": "array",
          "items": {
            "type": "string"
          }
        },
        "facts": {
          "type": "array",
          "items": {
            "type": "object",
            "properties": {
              "label": {
                "type": "string"
              },
              "value": {
                "type": "string"
              }
            },
            "required": [
              "label",
              "value"
            ]
          }
        },
        "mail": {
          "type": "object",
          "properties": {
            "default": {
              "type": "boolean"
            },
            "readers": {
              "type": "array",
              "items": {
                "type": "string"
              }
            }
          },
          "required": [
            "default",
            "readers"
          ],
          "nullable": true
        },
        "name": {
          "type": "string"
        },
        "refusal": {
          "type": "string",
          "nullable": true
        }
      },
      "required": [
        "consequences",
        "facts",
        "mail",
        "name",
        "refusal"
      ]
    },
    "DeleteResult": {
      "type": "object",
      "properties": {
        "message": {
          "type": "string"
        },
        "success": {
          "type": "boolean"
        }
      },
      "required": [
        "message",
        "success"
      ]
    },
    "DrawChild": {
      "type": "object",
      "properties": {
        "blocked": {
          "type": "array",
          "items": {
            "type": "number"
          }
        },
        "group": {
          "type": "number",
          "nullable": true
        },
        "id": {
          "type": "number"
        },
        "places": {
          "type": "number"
        },
        "wishes": {
          "type": "array",
          "items": {
            "type": "number"
          }
        }
      },
      "required": [
        "blocked",
        "group",
        "id",
        "places",
        "wishes"
      ]
    },
    "DrawFigures": {
      "type": "object",
      "properties": {
        "children": {
          "type": "number"
        },
        "weeks": {
          "type": "array",
          "items": {
            "type": "object",
            "properties": {
              "given": {
                "type": "number"
              },
              "id": {
                "type": "number"
              },
              "leftOver": {
                "type": "number"
              },
              "seats": {
                "type": "number"
              },
              "wishes": {
                "type": "number"
              }
            },
            "required": [
              "given",
              "id",
              "leftOver",
              "seats",
              "wishes"
            ]
          }
        },
        "withAny": {
          "type": "number"
        },
        "withFirstWish": {
          "type": "number"
        },
        "withNone": {
          "type": "number"
        }
      },
      "required": [
        "children",
        "weeks",
        "withAny",
        "withFirstWish",
        "withNone"
      ]
    },
    "DrawFile": {
      "type": "object",
      "properties": {
        "algorithm": {
          "type": "string",
          "enum": [
            "rounds-1"
          ]
        },
        "course_id": {
          "type": "number"
        },
        "format": {
          "type": "string",
          "enum": [
            "feria-draw"
          ]
        },
        "input": {
          "$ref": "#/components/schemas/DrawInput"
        },
        "outcome": {
          "$ref": "#/components/schemas/DrawOutcome"
        },
        "seed": {
          "type": "string"
        },
        "version": {
          "type": "number",
          "enum": [
            1
          ]
        }
      },
      "required": [
        "algorithm",
        "course_id",
        "format",
        "input",
        "outcome",
        "seed",
        "version"
      ]
    },
    "DrawInput": {
      "type": "object",
      "properties": {
        "children": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/DrawChild"
          }
        },
        "placesPerChild": {
          "type": "number",
          "nullable": true
        },
        "weeks": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/DrawWeek"
          }
        }
      },
      "required": [
        "children",
        "placesPerChild",
        "weeks"
      ]
    },
    "DrawOutcome": {
      "type": "object",
      "properties": {
        "given": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/DrawnPlace"
          }
        },
        "order": {
          "type": "array",
          "items": {
            "type": "array",
            "items": {
              "type": "number"
            }
          }
        },
        "queues": {
          "type": "array",
          "items": {
            "type": "object",
            "properties": {
              "children": {
                "type": "array",
                "items": {
                  "type": "number"
                }
              },
              "week": {
                "type": "number"
              }
            },
            "required": [
              "children",
              "week"
            ]
          }
        }
      },
      "required": [
        "given",
        "order",
        "queues"
      ]
    },
    "DrawPreview": {
      "type": "object",
      "properties": {
        "figures": {
          "$ref": "#/components/schemas/DrawFigures"
        },
        "fingerprint": {
          "type": "string"
        },
        "mails": {
          "type": "number"
        },
        "outcome": {
          "$ref": "#/components/schemas/DrawOutcome"
        },
        "rest": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/DrawRest"
          }
        }
      },
      "required": [
        "figures",
        "fingerprint",
        "mails",
        "outcome",
        "rest"
      ]
    },
    "DrawRest": {
      "type": "object",
      "properties": {
        "child": {
          "type": "number"
        },
        "week": {
          "type": "number"
        }
      },
      "required": [
        "child",
        "week"
      ]
    },
    "DrawResult": {
      "type": "object",
      "properties": {
        "figures": {
          "$ref": "#/components/schemas/DrawFigures"
        },
        "mails": {
          "type": "number"
        },
        "message": {
          "type": "string"
        },
        "published_at": {
          "type": "string",
          "format": "date-time"
        },
        "rest": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/DrawRest"
          }
        }
      },
      "required": [
        "figures",
        "mails",
        "message",
        "published_at",
        "rest"
      ]
    },
    "DrawWeek": {
      "type": "object",
      "properties": {
        "from": {
          "type": "string",
          "format": "date"
        },
        "id": {
          "type": "number"
        },
        "seats": {
          "type": "number"
        },
        "to": {
          "type": "string",
          "format": "date"
        }
      },
      "required": [
        "from",
        "id",
        "seats",
        "to"
      ]
    },
    "DrawnPlace": {
      "type": "object",
      "properties": {
        "child": {
          "type": "number"
        },
        "round": {
          "type": "number"
        },
        "week": {
          "type": "number"
        }
      },
      "required": [
        "child",
        "round",
        "week"
      ]
    },
    "ExportedRegistration": {
      "type": "object",
      "properties": {
        "child_id": {
          "type": "number"
        },
        "comment": {
          "type": "string",
          "nullable": true
        },
        "course": {
          "type": "object",
          "properties": {
            "name": {
              "type": "string"
            },
            "name_it": {
              "type": "string"
            }
          },
          "required": [
            "name",
            "name_it"
          ]
        },
        "courseWeek": {
          "type": "object",
          "properties": {
            "from": {
              "type": "string"
            },
            "name": {
              "type": "string"
            },
            "name_it": {
              "type": "string"
            },
            "to": {
              "type": "string"
            }
          },
          "required": [
            "from",
            "name",
            "name_it",
            "to"
          ]
        },
        "created_at": {
          "type": "string"
        },
        "custom_field": {
          "type": "string",
          "nullable": true
        },
        "day_type": {
          "type": "string",
          "enum": [
            "full_day",
            "half_day"
          ]
        },
        "discount": {
          "type": "number"
        },
        "due_on": {
          "type": "string",
          "nullable": true
        },
        "emergency_contact1_name": {
          "type": "string",
          "nullable": true
        },
        "emergency_contact1_phone": {
          "type": "string",
          "nullable": true
        },
        "emergency_contact2_name": {
          "type": "string",
          "nullable": true
        },
        "emergency_contact2_phone": {
          "type": "string",
          "nullable": true
        },
        "is_waiting": {
          "type": "boolean"
        },
        "payed_amount": {
          "type": "number"
        },
        "payed_at": {
          "type": "string",
          "nullable": true
        },
        "photo_privacy": {
          "type": "boolean",
          "nullable": true
        },
        "plz": {
          "type": "string",
          "nullable": true
        },
        "price": {
          "type": "number"
        },
        "privacy_consent_at": {
          "type": "string",
          "nullable": true
        }
      },
      "required": [
        "child_id",
        "comment",
        "course",
        "courseWeek",
        "created_at",
        "custom_field",
        "day_type",
        "discount",
        "due_on",
        "emergency_contact1_name",
        "emergency_contact1_phone",
        "emergency_contact2_name",
        "emergency_contact2_phone",
        "is_waiting",
        "payed_amount",
        "payed_at",
        "photo_privacy",
        "plz",
        "price",
        "privacy_consent_at"
      ]
    },
    "FailedMail": {
      "type": "object",
      "properties": {
        "attempts": {
          "type": "number"
        },
        "course": {
          "type": "string",
          "nullable": true
        },
        "created_at": {
          "type": "string",
          "format": "date-time"
        },
        "failed_at": {
          "type": "string",
          "format": "date-time"
        },
        "id": {
          "type": "number"
        },
        "kind": {
          "type": "string",
          "enum": [
            "account-expiring",
            "account-restored",
            "deleted",
            "email-changed",
            "email-confirmation",
            "email-taken-back",
            "guardian-accepted",
            "guardian-ended",
            "guardian-invitation",
            "held-back",
            "leader-named",
            "message",
            "message-test",
            "moved",
            "new",
            "new-waiting",
            "offer",
            "offer-expired",
            "opening-reminder",
            "parent-linked",
            "password-changed",
            "password-reset",
            "password-set",
            "payed",
            "payment-reminder",
            "pickup-changed",
            "places-given",
            "second-factor",
            "waiting",
            "week-cancelled",
            "wish"
          ]
        },
        "lang": {
          "type": "string",
          "enum": [
            "de",
            "it"
          ]
        },
        "last_error": {
          "type": "string",
          "nullable": true
        },
        "recipient": {
          "type": "string"
        },
        "resendable": {
          "type": "boolean"
        }
      },
      "required": [
        "attempts",
        "course",
        "created_at",
        "failed_at",
        "id",
        "kind",
        "lang",
        "last_error",
        "recipient",
        "resendable"
      ]
    },
    "FamilyCalendar": {
      "type": "object",
      "properties": {
        "address": {
          "type": "string",
          "nullable": true
        }
      },
      "required": [
        "address"
      ]
    },
    "FamilyChild": {
      "type": "object",
      "properties": {
        "allergies": {
          "type": "string",
          "nullable": true
        },
        "birth": {
          "type": "string",
          "format": "date"
        },
        "display_name": {
          "type": "string"
        },
        "first_name": {
          "type": "string"
        },
        "gender": {
          "type": "string",
          "enum": [
            "f",
            "m",
            "s"
          ]
        },
        "id": {
          "type": "number"
        },
        "incompatibilities": {
          "type": "string",
          "nullable": true
        },
        "lang": {
          "type": "string",
          "enum": [
            "de",
            "it"
          ]
        },
        "last_name": {
          "type": "string"
        },
        "last_update": {
          "type": "string",
          "nullable": true,
          "format": "date-time"
        },
        "leave_alone": {
          "type": "boolean"
        },
        "medicaments": {
          "type": "string",
          "nullable": true
        },
        "needs_update": {
          "type": "boolean"
        },
        "phone": {
          "type": "string"
        },
        "risk_group": {
          "type": "string",
          "nullable": true
        },
        "school": {
          "type": "string",
          "enum": [
            "gs_1",
            "gs_2",
            "gs_3",
            "gs_4",
            "gs_5",
            "kg_1",
            "kg_2",
            "kg_3",
            "kg_4",
            "ms_1",
            "ms_2",
            "ms_3",
            "other"
          ]
        },
        "swimming_help": {
          "type": "boolean"
        },
        "tax": {
          "type": "string"
        },
        "version": {
          "type": "string"
        },
        "whatsapp_infos": {
          "type": "boolean"
        },
        "with_diagnostics": {
          "type": "boolean"
        }
      },
      "required": [
        "birth",
        "display_name",
        "first_name",
        "gender",
        "id",
        "lang",
        "last_name",
        "last_update",
        "leave_alone",
        "needs_update",
        "phone",
        "school",
        "swimming_help",
        "tax",
        "version",
        "whatsapp_infos"
      ]
    },
    "FamilyDraw": {
      "type": "object",
      "properties": {
        "child_id": {
          "type": "number"
        },
        "course_id": {
          "type": "number"
        },
        "position": {
          "type": "number"
        },
        "units": {
          "type": "number"
        }
      },
      "required": [
        "child_id",
        "course_id",
        "position",
        "units"
      ]
    },
    "FamilyExport": {
      "type": "object",
      "properties": {
        "absences": {
          "type": "array",
          "items": {
            "type": "object",
            "properties": {
              "child_id": {
                "type": "number"
              },
              "created_at": {
                "type": "string"
              },
              "from": {
                "type": "string"
              },
              "reason": {
                "type": "string",
                "nullable": true
              },
              "to": {
                "type": "string"
              }
            },
            "required": [
              "child_id",
              "created_at",
              "from",
              "to"
            ]
          }
        },
        "attendance": {
          "type": "array",
          "items": {
            "type": "object",
            "properties": {
              "arrived_at": {
                "type": "string",
                "nullable": true
              },
              "child_id": {
                "type": "number"
              },
              "date": {
                "type": "string"
              },
              "left_at": {
                "type": "string",
                "nullable": true
              },
              "left_with": {
                "type": "string",
                "enum": [
                  "alone",
                  "contact",
                  "other",
                  "parent",
                  "pickup",
                  null
                ],
                "nullable": true
              },
              "left_with_name": {
                "type": "string",
                "nullable": true
              },
              "left_with_phone": {
                "type": "string",
                "nullable": true
              },
              "note": {
                "type": "string",
                "nullable": true
              },
              "status": {
                "type": "string",
                "enum": [
                  "absent",
                  "excused",
                  "present",
                  null
                ],
                "nullable": true
              }
            },
            "required": [
              "arrived_at",
              "child_id",
              "date",
              "left_at",
              "left_with",
              "left_with_name",
              "left_with_phone",
              "status"
            ]
          }
        },
        "calendar_since": {
          "type": "string",
          "nullable": true
        },
        "cancellation_fees": {
          "type": "array",
          "items": {
            "type": "object",
            "properties": {
              "amount": {
                "type": "number"
              },
              "child_id": {
                "type": "number"
              },
              "course": {
                "type": "object",
                "properties": {
                  "name": {
                    "type": "string"
                  },
                  "name_it": {
                    "type": "string"
                  }
                },
                "required": [
                  "name",
                  "name_it"
                ]
              },
              "courseWeek": {
                "type": "object",
                "properties": {
                  "from": {
                    "type": "string"
                  },
                  "name": {
                    "type": "string"
                  },
                  "name_it": {
                    "type": "string"
                  },
                  "to": {
                    "type": "string"
                  }
                },
                "required": [
                  "from",
                  "name",
                  "name_it",
                  "to"
                ]
              },
              "created_at": {
                "type": "string"
              },
              "due_on": {
                "type": "string",
                "nullable": true
              },
              "payed_amount": {
                "type": "number"
              }
            },
            "required": [
              "amount",
              "child_id",
              "course",
              "courseWeek",
              "created_at",
              "due_on",
              "payed_amount"
            ]
          }
        },
        "childrens": {
          "type": "array",
          "items": {
            "type": "object",
            "properties": {
              "allergies": {
                "type": "string",
                "nullable": true
              },
              "birth": {
                "type": "string",
                "format": "date"
              },
              "display_name": {
                "type": "string"
              },
              "first_name": {
                "type": "string"
              },
              "gender": {
                "type": "string",
                "enum": [
                  "f",
                  "m",
                  "s"
                ]
              },
              "health_consent_at": {
                "type": "string",
                "nullable": true
              },
              "health_consent_way": {
                "type": "string",
                "enum": [
                  "email",
                  "other_system",
                  "paper",
                  "phone",
                  "present",
                  null
                ],
                "nullable": true
              },
              "id": {
                "type": "number"
              },
              "incompatibilities": {
                "type": "string",
                "nullable": true
              },
              "lang": {
                "type": "string",
                "enum": [
                  "de",
                  "it"
                ]
              },
              "last_name": {
                "type": "string"
              },
              "last_update": {
                "type": "string",
                "nullable": true,
                "format": "date-time"
              },
              "leave_alone": {
                "type": "boolean"
              },
              "medicaments": {
                "type": "string",
                "nullable": true
              },
              "needs_update": {
                "type": "boolean"
              },
              "phone": {
                "type": "string"
              },
              "risk_group": {
                "type": "string",
                "nullable": true
              },
              "school": {
                "type": "string",
                "enum": [
                  "gs_1",
                  "gs_2",
                  "gs_3",
                  "gs_4",
                  "gs_5",
                  "kg_1",
                  "kg_2",
                  "kg_3",
                  "kg_4",
                  "ms_1",
                  "ms_2",
                  "ms_3",
                  "other"
                ]
              },
              "swimming_help": {
                "type": "boolean"
              },
              "tax": {
                "type": "string"
              },
              "whatsapp_infos": {
                "type": "boolean"
              },
              "with_diagnostics": {
                "type": "boolean"
              }
            },
            "required": [
              "birth",
              "display_name",
              "first_name",
              "gender",
              "id",
              "lang",
              "last_name",
              "last_update",
              "leave_alone",
              "needs_update",
              "phone",
              "school",
              "swimming_help",
              "tax",
              "whatsapp_infos"
            ]
          }
        },
        "draws": {
          "type": "array",
          "items": {
            "type": "object",
            "properties": {
              "child_id": {
                "type": "number"
              },
              "course": {
                "type": "object",
                "properties": {
                  "name": {
                    "type": "string"
                  },
                  "name_it": {
                    "type": "string"
                  }
                },
                "required": [
                  "name",
                  "name_it"
                ]
              },
              "given": {
                "type": "array",
                "items": {
                  "type": "number"
                }
              },
              "position": {
                "type": "number"
              },
              "wished": {
                "type": "array",
                "items": {
                  "type": "number"
                }
              }
            },
            "required": [
              "child_id",
              "course",
              "given",
              "position",
              "wished"
            ]
          }
        },
        "events": {
          "type": "array",
          "items": {
            "type": "object",
            "properties": {
              "amount": {
                "type": "number",
                "nullable": true
              },
              "at": {
                "type": "string"
              },
              "child_id": {
                "type": "number"
              },
              "course_week_id": {
                "type": "number"
              },
              "from_course_week_id": {
                "type": "number",
                "nullable": true
              },
              "kind": {
                "type": "string"
              }
            },
            "required": [
              "amount",
              "at",
              "child_id",
              "course_week_id",
              "from_course_week_id",
              "kind"
            ]
          }
        },
        "exported_at": {
          "type": "string"
        },
        "guardian_invitations": {
          "type": "array",
          "items": {
            "type": "object",
            "properties": {
              "child_ids": {
                "type": "array",
                "items": {
                  "type": "number"
                }
              },
              "created_at": {
                "type": "string"
              },
              "direction": {
                "type": "string",
                "enum": [
                  "received",
                  "sent"
                ]
              },
              "email": {
                "type": "string",
                "nullable": true
              },
              "expires_at": {
                "type": "string"
              },
              "state": {
                "$ref": "#/components/schemas/InvitationState"
              }
            },
            "required": [
              "child_ids",
              "created_at",
              "direction",
              "email",
              "expires_at",
              "state"
            ]
          }
        },
        "guardians": {
          "type": "array",
          "items": {
            "type": "object",
            "properties": {
              "child_id": {
                "type": "number"
              },
              "relation": {
                "type": "string",
                "enum": [
                  "invited",
                  "was_invited"
                ]
              }
            },
            "required": [
              "child_id",
              "relation"
            ]
          }
        },
        "left_out": {
          "type": "array",
          "items": {
            "type": "string",
            "enum": [
              "children",
              "health",
              "messages",
              "payments",
              "registrations"
            ]
          }
        },
        "mails": {
          "type": "array",
          "items": {
            "type": "object",
            "properties": {
              "created_at": {
                "type": "string"
              },
              "kind": {
                "type": "string"
              },
              "recipient": {
                "type": "string"
              },
              "state": {
                "type": "string"
              }
            },
            "required": [
              "created_at",
              "kind",
              "recipient",
              "state"
            ]
          }
        },
        "messages": {
          "type": "array",
          "items": {
            "type": "object",
            "properties": {
              "body": {
                "type": "string"
              },
              "created_at": {
                "type": "string"
              },
              "files": {
                "type": "array",
                "items": {
                  "type": "string"
                }
              },
              "state": {
                "type": "string"
              },
              "subject": {
                "type": "string"
              }
            },
            "required": [
              "body",
              "created_at",
              "files",
              "state",
              "subject"
            ]
          }
        },
        "open_points": {
          "type": "array",
          "items": {
            "type": "object",
            "properties": {
              "arrived_at": {
                "type": "string",
                "nullable": true
              },
              "child_id": {
                "type": "number"
              },
              "date": {
                "type": "string"
              },
              "left_at": {
                "type": "string",
                "nullable": true
              },
              "left_with": {
                "type": "string",
                "enum": [
                  "alone",
                  "contact",
                  "other",
                  "parent",
                  "pickup",
                  null
                ],
                "nullable": true
              },
              "left_with_name": {
                "type": "string",
                "nullable": true
              },
              "left_with_phone": {
                "type": "string",
                "nullable": true
              },
              "made_at": {
                "type": "string"
              },
              "note": {
                "type": "string",
                "nullable": true
              },
              "reason": {
                "type": "string",
                "enum": [
                  "changed_meanwhile",
                  "left_before",
                  "no_place",
                  "not_authorised",
                  "not_leading",
                  "other_day",
                  "place_ended",
                  "told_absent",
                  "week_over"
                ]
              },
              "settled_reason": {
                "type": "string",
                "nullable": true
              },
              "state": {
                "type": "string",
                "enum": [
                  "closed",
                  "open",
                  "restored",
                  "undone"
                ]
              },
              "status": {
                "type": "string",
                "enum": [
                  "absent",
                  "excused",
                  "present",
                  null
                ],
                "nullable": true
              }
            },
            "required": [
              "child_id",
              "date",
              "made_at",
              "reason",
              "state"
            ]
          }
        },
        "parent": {
          "$ref": "#/components/schemas/PersonRecord"
        },
        "payment_reminders": {
          "type": "array",
          "items": {
            "type": "object",
            "properties": {
              "child_id": {
                "type": "number"
              },
              "course": {
                "type": "object",
                "properties": {
                  "name": {
                    "type": "string"
                  },
                  "name_it": {
                    "type": "string"
                  }
                },
                "required": [
                  "name",
                  "name_it"
                ]
              },
              "day": {
                "type": "string"
              },
              "step": {
                "type": "number"
              }
            },
            "required": [
              "child_id",
              "course",
              "day",
              "step"
            ]
          }
        },
        "payments": {
          "type": "array",
          "items": {
            "type": "object",
            "properties": {
              "amount": {
                "type": "number"
              },
              "date": {
                "type": "string"
              },
              "method": {
                "type": "string",
                "enum": [
                  "bank",
                  "card",
                  "cash",
                  "other"
                ]
              },
              "note": {
                "type": "string",
                "nullable": true
              },
              "payer": {
                "type": "string",
                "nullable": true
              },
              "reference": {
                "type": "string",
                "nullable": true
              }
            },
            "required": [
              "amount",
              "date",
              "method",
              "note",
              "payer",
              "reference"
            ]
          }
        },
        "pickup_persons": {
          "type": "array",
          "items": {
            "type": "object",
            "properties": {
              "child_id": {
                "type": "number"
              },
              "name": {
                "type": "string"
              },
              "phone": {
                "type": "string"
              },
              "relation": {
                "type": "string",
                "nullable": true
              }
            },
            "required": [
              "child_id",
              "name",
              "phone",
              "relation"
            ]
          }
        },
        "plz_changes": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/PlzChange"
          }
        },
        "registrations": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/ExportedRegistration"
          }
        },
        "reminders": {
          "type": "array",
          "items": {
            "type": "object",
            "properties": {
              "course": {
                "type": "object",
                "properties": {
                  "name": {
                    "type": "string"
                  },
                  "name_it": {
                    "type": "string"
                  }
                },
                "required": [
                  "name",
                  "name_it"
                ]
              },
              "created_at": {
                "type": "string"
              }
            },
            "required": [
              "course",
              "created_at"
            ]
          }
        }
      },
      "required": [
        "absences",
        "attendance",
        "calendar_since",
        "cancellation_fees",
        "childrens",
        "draws",
        "events",
        "exported_at",
        "guardian_invitations",
        "guardians",
        "left_out",
        "mails",
        "messages",
        "open_points",
        "parent",
        "payment_reminders",
        "payments",
        "pickup_persons",
        "plz_changes",
        "registrations",
        "reminders"
      ]
    },
    "FamilyGuardians": {
      "type": "object",
      "properties": {
        "children": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/ChildGuardians"
          }
        },
        "invitations": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/GuardianInvitation"
          }
        }
      },
      "required": [
        "children",
        "invitations"
      ]
    },
    "FamilyMessage": {
      "type": "object",
      "properties": {
        "body": {
          "type": "string"
        },
        "created_at": {
          "type": "string",
          "format": "date-time"
        },
        "files": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/MessageFile"
          }
        },
        "id": {
          "type": "number"
        },
        "lang": {
          "type": "string",
          "enum": [
            "de",
            "it"
          ]
        },
        "subject": {
          "type": "string"
        }
      },
      "required": [
        "body",
        "created_at",
        "files",
        "id",
        "lang",
        "subject"
      ]
    },
    "FamilyParent": {
      "type": "object",
      "properties": {
        "address": {
          "type": "string",
          "nullable": true
        },
        "birth": {
          "type": "string",
          "format": "date"
        },
        "display_name": {
          "type": "string"
        },
        "email": {
          "type": "string",
          "nullable": true
        },
        "first_name": {
          "type": "string"
        },
        "gender": {
          "type": "string",
          "enum": [
            "f",
            "m",
            "s"
          ]
        },
        "id": {
          "type": "number"
        },
        "lang": {
          "type": "string",
          "enum": [
            "de",
            "it"
          ]
        },
        "last_name": {
          "type": "string"
        },
        "phone": {
          "type": "string",
          "nullable": true
        },
        "place": {
          "type": "string",
          "nullable": true
        },
        "plz": {
          "type": "string",
          "nullable": true
        },
        "tax": {
          "type": "string"
        },
        "version": {
          "type": "string"
        }
      },
      "required": [
        "address",
        "birth",
        "display_name",
        "email",
        "first_name",
        "gender",
        "id",
        "lang",
        "last_name",
        "phone",
        "place",
        "plz",
        "tax",
        "version"
      ]
    },
    "FamilyPayment": {
      "type": "object",
      "properties": {
        "amount": {
          "type": "number"
        },
        "date": {
          "type": "string",
          "format": "date"
        },
        "id": {
          "type": "number"
        },
        "kind": {
          "type": "string",
          "enum": [
            "payment",
            "refund",
            "reversal",
            "reversed"
          ]
        },
        "method": {
          "type": "string",
          "enum": [
            "bank",
            "card",
            "cash",
            "other"
          ]
        }
      },
      "required": [
        "amount",
        "date",
        "id",
        "kind",
        "method"
      ]
    },
    "FamilyRegistration": {
      "type": "object",
      "properties": {
        "cancellation": {
          "nullable": true,
          "allOf": [
            {
              "$ref": "#/components/schemas/CancellationTerms"
            }
          ]
        },
        "comment": {
          "type": "string",
          "nullable": true
        },
        "course": {
          "$ref": "#/components/schemas/RegistrationCourse"
        },
        "courseWeek": {
          "$ref": "#/components/schemas/RegistrationWeek"
        },
        "created_at": {
          "type": "string",
          "format": "date-time"
        },
        "custom_field": {
          "type": "string",
          "nullable": true
        },
        "day_type": {
          "type": "string",
          "enum": [
            "full_day",
            "half_day"
          ]
        },
        "deletable": {
          "type": "boolean"
        },
        "delete_refusal": {
          "type": "string",
          "enum": [
            "closed",
            "late",
            "others_fee",
            "payment",
            null
          ],
          "nullable": true
        },
        "discount": {
          "type": "number"
        },
        "due_on": {
          "type": "string",
          "nullable": true,
          "format": "date"
        },
        "editable": {
          "type": "boolean"
        },
        "emergency_contact1_name": {
          "type": "string",
          "nullable": true
        },
        "emergency_contact1_phone": {
          "type": "string",
          "nullable": true
        },
        "emergency_contact2_name": {
          "type": "string",
          "nullable": true
        },
        "emergency_contact2_phone": {
          "type": "string",
          "nullable": true
        },
        "held_back": {
          "type": "boolean"
        },
        "id": {
          "type": "number"
        },
        "is_waiting": {
          "type": "boolean"
        },
        "offer_expires_at": {
          "type": "string",
          "nullable": true,
          "format": "date-time"
        },
        "own_booking": {
          "type": "boolean"
        },
        "payed": {
          "type": "boolean"
        },
        "payed_amount": {
          "type": "number"
        },
        "payed_at": {
          "type": "string",
          "nullable": true,
          "format": "date"
        },
        "people": {
          "type": "object",
          "properties": {
            "first_name": {
              "type": "string"
            },
            "id": {
              "type": "number"
            },
            "last_name": {
              "type": "string"
            },
            "tax": {
              "type": "string",
              "nullable": true
            }
          },
          "required": [
            "first_name",
            "id",
            "last_name",
            "tax"
          ]
        },
        "photo_privacy": {
          "type": "boolean",
          "nullable": true
        },
        "price": {
          "type": "number"
        },
        "priority": {
          "type": "number",
          "nullable": true
        },
        "queue_position": {
          "type": "number"
        },
        "sibling_percent": {
          "type": "number"
        },
        "siblings_together": {
          "type": "boolean"
        },
        "version": {
          "type": "string"
        }
      },
      "required": [
        "cancellation",
        "comment",
        "course",
        "courseWeek",
        "created_at",
        "custom_field",
        "day_type",
        "deletable",
        "delete_refusal",
        "discount",
        "due_on",
        "editable",
        "emergency_contact1_name",
        "emergency_contact1_phone",
        "emergency_contact2_name",
        "emergency_contact2_phone",
        "held_back",
        "id",
        "is_waiting",
        "offer_expires_at",
        "own_booking",
        "payed",
        "payed_amount",
        "payed_at",
        "people",
        "photo_privacy",
        "price",
        "priority",
        "sibling_percent",
        "siblings_together",
        "version"
      ]
    },
    "FamilyReminders": {
      "type": "object",
      "properties": {
        "course_ids": {
          "type": "array",
          "items": {
            "type": "number"
          }
        }
      },
      "required": [
        "course_ids"
      ]
    },
    "FoundChild": {
      "type": "object",
      "properties": {
        "birth": {
          "type": "string",
          "format": "date"
        },
        "first_name": {
          "type": "string"
        },
        "id": {
          "type": "number"
        },
        "last_name": {
          "type": "string"
        }
      },
      "required": [
        "birth",
        "first_name",
        "id",
        "last_name"
      ]
    },
    "FoundCourse": {
      "type": "object",
      "properties": {
        "active": {
          "type": "boolean"
        },
        "id": {
          "type": "number"
        },
        "name": {
          "type": "string"
        },
        "name_it": {
          "type": "string"
        },
        "year": {
          "type": "number",
          "nullable": true
        }
      },
      "required": [
        "active",
        "id",
        "name",
        "name_it",
        "year"
      ]
    },
    "FoundParent": {
      "type": "object",
      "properties": {
        "first_name": {
          "type": "string"
        },
        "id": {
          "type": "number"
        },
        "last_name": {
          "type": "string"
        },
        "place": {
          "type": "string",
          "nullable": true
        }
      },
      "required": [
        "first_name",
        "id",
        "last_name",
        "place"
      ]
    },
    "FoundRegistration": {
      "type": "object",
      "properties": {
        "course": {
          "$ref": "#/components/schemas/Named"
        },
        "courseWeek": {
          "type": "object",
          "properties": {
            "from": {
              "type": "string",
              "format": "date"
            },
            "id": {
              "type": "number"
            },
            "name": {
              "type": "string"
            },
            "name_it": {
              "type": "string"
            },
            "to": {
              "type": "string",
              "format": "date"
            }
          },
          "required": [
            "from",
            "id",
            "name",
            "name_it",
            "to"
          ]
        },
        "id": {
          "type": "number"
        },
        "is_waiting": {
          "type": "boolean"
        },
        "people": {
          "type": "object",
          "properties": {
            "first_name": {
              "type": "string"
            },
            "id": {
              "type": "number"
            },
            "last_name": {
              "type": "string"
            }
          },
          "required": [
            "first_name",
            "id",
            "last_name"
          ]
        }
      },
      "required": [
        "course",
        "courseWeek",
        "id",
        "is_waiting",
        "people"
      ]
    },
    "FrontendProject": {
      "type": "object",
      "properties": {
        "age_from": {
          "type": "number",
          "nullable": true
        },
        "age_to": {
          "type": "number",
          "nullable": true
        },
        "allocation": {
          "type": "string",
          "enum": [
            "draw",
            "fair_start",
            "first_come"
          ]
        },
        "closes_at": {
          "type": "string",
          "nullable": true,
          "format": "date-time"
        },
        "courseCategories": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/Named"
          }
        },
        "courseType": {
          "type": "object",
          "properties": {
            "id": {
              "type": "number"
            },
            "name": {
              "type": "string"
            },
            "name_it": {
              "type": "string"
            },
            "sort_order": {
              "type": "number"
            }
          },
          "required": [
            "id",
            "name",
            "name_it",
            "sort_order"
          ],
          "nullable": true
        },
        "courseWeeks": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/FrontendWeek"
          }
        },
        "description": {
          "type": "string",
          "nullable": true
        },
        "description_it": {
          "type": "string",
          "nullable": true
        },
        "from": {
          "type": "string",
          "nullable": true,
          "format": "date"
        },
        "id": {
          "type": "number"
        },
        "image": {
          "type": "string",
          "nullable": true
        },
        "location": {
          "nullable": true,
          "allOf": [
            {
              "$ref": "#/components/schemas/Named"
            }
          ]
        },
        "move_up": {
          "type": "string",
          "enum": [
            "automatic",
            "offer"
          ]
        },
        "name": {
          "type": "string"
        },
        "name_it": {
          "type": "string"
        },
        "offer_hours": {
          "type": "number"
        },
        "opens_at": {
          "type": "string",
          "nullable": true,
          "format": "date-time"
        },
        "places_given": {
          "type": "boolean"
        },
        "places_per_child": {
          "type": "number",
          "nullable": true
        },
        "price": {
          "type": "number"
        },
        "price_from": {
          "type": "number",
          "nullable": true
        },
        "priority_opens_at": {
          "type": "string",
          "nullable": true,
          "format": "date-time"
        },
        "priority_places": {
          "type": "array",
          "items": {
            "type": "string"
          }
        },
        "schools": {
          "type": "array",
          "items": {
            "type": "string",
            "enum": [
              "gs_1",
              "gs_2",
              "gs_3",
              "gs_4",
              "gs_5",
              "kg_1",
              "kg_2",
              "kg_3",
              "kg_4",
              "ms_1",
              "ms_2",
              "ms_3",
              "other"
            ]
          }
        },
        "to": {
          "type": "string",
          "nullable": true,
          "format": "date"
        }
      },
      "required": [
        "age_from",
        "age_to",
        "allocation",
        "closes_at",
        "courseCategories",
        "courseType",
        "courseWeeks",
        "description",
        "description_it",
        "from",
        "id",
        "image",
        "location",
        "move_up",
        "name",
        "name_it",
        "offer_hours",
        "opens_at",
        "places_given",
        "places_per_child",
        "price",
        "price_from",
        "priority_opens_at",
        "priority_places",
        "schools",
        "to"
      ]
    },
    "FrontendProjectDetail": {
      "type": "object",
      "properties": {
        "age_from": {
          "type": "number",
          "nullable": true
        },
        "age_to": {
          "type": "number",
          "nullable": true
        },
        "allocation": {
          "type": "string",
          "enum": [
            "draw",
            "fair_start",
            "first_come"
          ]
        },
        "cancellation": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/CancellationStep"
          }
        },
        "closes_at": {
          "type": "string",
          "nullable": true,
          "format": "date-time"
        },
        "courseCategories": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/Named"
          }
        },
        "courseType": {
          "type": "object",
          "properties": {
            "id": {
              "type": "number"
            },
            "name": {
              "type": "string"
            },
            "name_it": {
              "type": "string"
            },
            "sort_order": {
              "type": "number"
            }
          },
          "required": [
            "id",
            "name",
            "name_it",
            "sort_order"
          ],
          "nullable": true
        },
        "courseWeeks": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/FrontendWeekDetail"
          }
        },
        "custom_field": {
          "type": "boolean"
        },
        "custom_field_de": {
          "type": "string",
          "nullable": true
        },
        "custom_field_it": {
          "type": "string",
          "nullable": true
        },
        "custom_labels": {
          "type": "boolean"
        },
        "description": {
          "type": "string",
          "nullable": true
        },
        "description_it": {
          "type": "string",
          "nullable": true
        },
        "from": {
          "type": "string",
          "nullable": true,
          "format": "date"
        },
        "has_priority": {
          "type": "boolean"
        },
        "id": {
          "type": "number"
        },
        "image": {
          "type": "string",
          "nullable": true
        },
        "info": {
          "type": "string",
          "nullable": true
        },
        "info_it": {
          "type": "string",
          "nullable": true
        },
        "label_full_day_de": {
          "type": "string",
          "nullable": true
        },
        "label_full_day_it": {
          "type": "string",
          "nullable": true
        },
        "label_half_day_de": {
          "type": "string",
          "nullable": true
        },
        "label_half_day_it": {
          "type": "string",
          "nullable": true
        },
        "location": {
          "nullable": true,
          "allOf": [
            {
              "$ref": "#/components/schemas/Named"
            }
          ]
        },
        "move_up": {
          "type": "string",
          "enum": [
            "automatic",
            "offer"
          ]
        },
        "name": {
          "type": "string"
        },
        "name_it": {
          "type": "string"
        },
        "offer_hours": {
          "type": "number"
        },
        "opens_at": {
          "type": "string",
          "nullable": true,
          "format": "date-time"
        },
        "places_given": {
          "type": "boolean"
        },
        "places_per_child": {
          "type": "number",
          "nullable": true
        },
        "price": {
          "type": "number"
        },
        "price_from": {
          "type": "number",
          "nullable": true
        },
        "priority_opens_at": {
          "type": "string",
          "nullable": true,
          "format": "date-time"
        },
        "priority_places": {
          "type": "array",
          "items": {
            "type": "string"
          }
        },
        "program": {
          "type": "string",
          "nullable": true
        },
        "register_from": {
          "type": "string",
          "nullable": true,
          "format": "date"
        },
        "register_from_time": {
          "type": "string",
          "nullable": true
        },
        "register_to": {
          "type": "string",
          "nullable": true,
          "format": "date"
        },
        "regular_opens_at": {
          "type": "string",
          "nullable": true,
          "format": "date-time"
        },
        "schools": {
          "type": "array",
          "items": {
            "type": "string",
            "enum": [
              "gs_1",
              "gs_2",
              "gs_3",
              "gs_4",
              "gs_5",
              "kg_1",
              "kg_2",
              "kg_3",
              "kg_4",
              "ms_1",
              "ms_2",
              "ms_3",
              "other"
            ]
          }
        },
        "server_time": {
          "type": "string",
          "format": "date-time"
        },
        "sibling_discount_2": {
          "type": "number",
          "nullable": true
        },
        "sibling_discount_3": {
          "type": "number",
          "nullable": true
        },
        "to": {
          "type": "string",
          "nullable": true,
          "format": "date"
        }
      },
      "required": [
        "age_from",
        "age_to",
        "allocation",
        "cancellation",
        "closes_at",
        "courseCategories",
        "courseType",
        "courseWeeks",
        "custom_field",
        "custom_field_de",
        "custom_field_it",
        "custom_labels",
        "description",
        "description_it",
        "from",
        "has_priority",
        "id",
        "image",
        "info",
        "info_it",
        "label_full_day_de",
        "label_full_day_it",
        "label_half_day_de",
        "label_half_day_it",
        "location",
        "move_up",
        "name",
        "name_it",
        "offer_hours",
        "opens_at",
        "places_given",
        "places_per_child",
        "price",
        "price_from",
        "priority_opens_at",
        "priority_places",
        "program",
        "register_from",
        "register_from_time",
        "register_to",
        "regular_opens_at",
        "schools",
        "server_time",
        "sibling_discount_2",
        "sibling_discount_3",
        "to"
      ]
    },
    "FrontendWeek": {
      "type": "object",
      "properties": {
        "availability": {
          "type": "string",
          "enum": [
            "few",
            "free",
            "full",
            "waiting_list"
          ]
        },
        "cancelled_at": {
          "type": "string",
          "nullable": true,
          "format": "date-time"
        },
        "from": {
          "type": "string",
          "format": "date"
        },
        "full": {
          "type": "boolean"
        },
        "id": {
          "type": "number"
        },
        "name": {
          "type": "string"
        },
        "name_it": {
          "type": "string"
        },
        "state": {
          "type": "string",
          "enum": [
            "after_registration",
            "before_registration",
            "open"
          ]
        },
        "to": {
          "type": "string",
          "format": "date"
        }
      },
      "required": [
        "availability",
        "cancelled_at",
        "from",
        "full",
        "id",
        "name",
        "name_it",
        "state",
        "to"
      ]
    },
    "FrontendWeekDetail": {
      "type": "object",
      "properties": {
        "availability": {
          "type": "string",
          "enum": [
            "few",
            "free",
            "full",
            "waiting_list"
          ]
        },
        "cancelled_at": {
          "type": "string",
          "nullable": true,
          "format": "date-time"
        },
        "from": {
          "type": "string",
          "format": "date"
        },
        "full": {
          "type": "boolean"
        },
        "full_day": {
          "type": "boolean"
        },
        "half_day": {
          "type": "boolean"
        },
        "id": {
          "type": "number"
        },
        "name": {
          "type": "string"
        },
        "name_it": {
          "type": "string"
        },
        "price": {
          "type": "number",
          "nullable": true
        },
        "price_half_day": {
          "type": "number",
          "nullable": true
        },
        "program": {
          "type": "string",
          "nullable": true
        },
        "state": {
          "type": "string",
          "enum": [
            "after_registration",
            "before_registration",
            "open"
          ]
        },
        "time_info_de": {
          "type": "string",
          "nullable": true
        },
        "time_info_it": {
          "type": "string",
          "nullable": true
        },
        "to": {
          "type": "string",
          "format": "date"
        }
      },
      "required": [
        "availability",
        "cancelled_at",
        "from",
        "full",
        "full_day",
        "half_day",
        "id",
        "name",
        "name_it",
        "price",
        "price_half_day",
        "program",
        "state",
        "time_info_de",
        "time_info_it",
        "to"
      ]
    },
    "GroupableChild": {
      "type": "object",
      "properties": {
        "age": {
          "type": "number",
          "nullable": true
        },
        "birth": {
          "type": "string",
          "nullable": true,
          "format": "date"
        },
        "first_name": {
          "type": "string"
        },
        "id": {
          "type": "number"
        },
        "last_name": {
          "type": "string"
        },
        "school": {
          "type": "string",
          "enum": [
            "gs_1",
            "gs_2",
            "gs_3",
            "gs_4",
            "gs_5",
            "kg_1",
            "kg_2",
            "kg_3",
            "kg_4",
            "ms_1",
            "ms_2",
            "ms_3",
            "other",
            null
          ],
          "nullable": true
        }
      },
      "required": [
        "age",
        "birth",
        "first_name",
        "id",
        "last_name",
        "school"
      ]
    },
    "GuardianInvitation": {
      "type": "object",
      "properties": {
        "children": {
          "type": "array",
          "items": {
            "type": "object",
            "properties": {
              "first_name": {
                "type": "string"
              },
              "id": {
                "type": "number"
              }
            },
            "required": [
              "first_name",
              "id"
            ]
          }
        },
        "created_at": {
          "type": "string",
          "format": "date-time"
        },
        "email": {
          "type": "string"
        },
        "expires_at": {
          "type": "string",
          "format": "date-time"
        },
        "id": {
          "type": "number"
        },
        "state": {
          "type": "string",
          "enum": [
            "expired",
            "pending"
          ]
        }
      },
      "required": [
        "children",
        "created_at",
        "email",
        "expires_at",
        "id",
        "state"
      ]
    },
    "Headcount": {
      "type": "object",
      "properties": {
        "children": {
          "type": "array",
          "items": {
            "type": "object",
            "properties": {
              "first_name": {
                "type": "string"
              },
              "id": {
                "type": "number"
              },
              "last_name": {
                "type": "string"
              }
            },
            "required": [
              "first_name",
              "id",
              "last_name"
            ]
          },
          "nullable": true
        },
        "counted_at": {
          "type": "string",
          "format": "date-time"
        },
        "counted_by": {
          "nullable": true,
          "allOf": [
            {
              "$ref": "#/components/schemas/WeekLeader"
            }
          ]
        },
        "course_week_id": {
          "type": "number"
        },
        "date": {
          "type": "string",
          "format": "date"
        },
        "expected": {
          "type": "number",
          "nullable": true
        },
        "id": {
          "type": "string"
        },
        "number": {
          "type": "number"
        },
        "week_group_id": {
          "type": "number",
          "nullable": true
        }
      },
      "required": [
        "children",
        "counted_at",
        "counted_by",
        "course_week_id",
        "date",
        "expected",
        "id",
        "number",
        "week_group_id"
      ]
    },
    "HeadcountResult": {
      "type": "object",
      "properties": {
        "results": {
          "type": "array",
          "items": {
            "type": "object",
            "properties": {
              "id": {
                "type": "string"
              },
              "message": {
                "type": "string",
                "nullable": true
              },
              "outcome": {
                "type": "string",
                "enum": [
                  "applied",
                  "refused",
                  "repeated"
                ]
              }
            },
            "required": [
              "id",
              "message",
              "outcome"
            ]
          }
        }
      },
      "required": [
        "results"
      ]
    },
    "HealthAccess": {
      "type": "object",
      "properties": {
        "everywhere": {
          "type": "array",
          "items": {
            "type": "object",
            "properties": {
              "email": {
                "type": "string"
              },
              "id": {
                "type": "number"
              },
              "name": {
                "type": "string"
              },
              "roles": {
                "type": "array",
                "items": {
                  "type": "string"
                }
              },
              "second_factor": {
                "type": "boolean"
              }
            },
            "required": [
              "email",
              "id",
              "name",
              "roles",
              "second_factor"
            ]
          }
        },
        "on_site": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/HealthViewerOnSite"
          }
        },
        "parents": {
          "type": "number"
        }
      },
      "required": [
        "everywhere",
        "on_site",
        "parents"
      ]
    },
    "HealthRead": {
      "type": "object",
      "properties": {
        "child": {
          "type": "object",
          "properties": {
            "first_name": {
              "type": "string"
            },
            "id": {
              "type": "number"
            },
            "last_name": {
              "type": "string"
            }
          },
          "required": [
            "first_name",
            "id",
            "last_name"
          ],
          "nullable": true
        },
        "child_id": {
          "type": "number",
          "nullable": true
        },
        "date": {
          "type": "string"
        },
        "id": {
          "type": "number"
        },
        "user": {
          "type": "object",
          "properties": {
            "id": {
              "type": "number"
            },
            "name": {
              "type": "string"
            }
          },
          "required": [
            "id",
            "name"
          ],
          "nullable": true
        },
        "user_id": {
          "type": "number"
        },
        "via": {
          "type": "string",
          "enum": [
            "export",
            "family",
            "list",
            "offline",
            "record"
          ]
        }
      },
      "required": [
        "child",
        "child_id",
        "date",
        "id",
        "user",
        "user_id",
        "via"
      ]
    },
    "HealthViewer": {
      "type": "object",
      "properties": {
        "email": {
          "type": "string"
        },
        "id": {
          "type": "number"
        },
        "name": {
          "type": "string"
        },
        "second_factor": {
          "type": "boolean"
        }
      },
      "required": [
        "email",
        "id",
        "name",
        "second_factor"
      ]
    },
    "HealthViewerOnSite": {
      "type": "object",
      "properties": {
        "children": {
          "type": "number"
        },
        "course": {
          "$ref": "#/components/schemas/Named"
        },
        "course_week": {
          "type": "object",
          "properties": {
            "from": {
              "type": "string",
              "format": "date"
            },
            "id": {
              "type": "number"
            },
            "name": {
              "type": "string"
            },
            "name_it": {
              "type": "string"
            },
            "to": {
              "type": "string",
              "format": "date"
            }
          },
          "required": [
            "from",
            "id",
            "name",
            "name_it",
            "to"
          ]
        },
        "from": {
          "type": "string",
          "format": "date"
        },
        "group": {
          "type": "string",
          "nullable": true
        },
        "state": {
          "type": "string",
          "enum": [
            "later",
            "now"
          ]
        },
        "to": {
          "type": "string",
          "format": "date"
        },
        "user": {
          "$ref": "#/components/schemas/HealthViewer"
        }
      },
      "required": [
        "children",
        "course",
        "course_week",
        "from",
        "group",
        "state",
        "to",
        "user"
      ]
    },
    "ImportCount": {
      "type": "object",
      "properties": {
        "different": {
          "type": "number"
        },
        "new": {
          "type": "number"
        },
        "sheet": {
          "type": "string"
        },
        "unchanged": {
          "type": "number"
        }
      },
      "required": [
        "different",
        "new",
        "sheet",
        "unchanged"
      ]
    },
    "ImportProblem": {
      "type": "object",
      "properties": {
        "cell": {
          "type": "string",
          "nullable": true
        },
        "column": {
          "type": "string",
          "nullable": true
        },
        "message": {
          "type": "string"
        },
        "row": {
          "type": "number"
        },
        "sheet": {
          "type": "string"
        }
      },
      "required": [
        "cell",
        "column",
        "message",
        "row",
        "sheet"
      ]
    },
    "ImportReport": {
      "type": "object",
      "properties": {
        "counts": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/ImportCount"
          }
        },
        "problem_count": {
          "type": "number"
        },
        "problems": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/ImportProblem"
          }
        },
        "stored": {
          "type": "boolean"
        }
      },
      "required": [
        "counts",
        "problem_count",
        "problems",
        "stored"
      ]
    },
    "InvitationPreview": {
      "type": "object",
      "properties": {
        "children": {
          "type": "array",
          "items": {
            "type": "string"
          }
        },
        "expires_at": {
          "type": "string",
          "format": "date-time"
        },
        "inviter": {
          "type": "string"
        }
      },
      "required": [
        "children",
        "expires_at",
        "inviter"
      ]
    },
    "InvitationState": {
      "type": "string",
      "enum": [
        "accepted",
        "expired",
        "pending",
        "withdrawn"
      ]
    },
    "InvitedGuardian": {
      "type": "object",
      "properties": {
        "first_name": {
          "type": "string"
        },
        "id": {
          "type": "number"
        },
        "last_name": {
          "type": "string"
        }
      },
      "required": [
        "first_name",
        "id",
        "last_name"
      ]
    },
    "LastContacts": {
      "type": "object",
      "properties": {
        "emergency_contact1_name": {
          "type": "string",
          "nullable": true
        },
        "emergency_contact1_phone": {
          "type": "string"
        },
        "emergency_contact2_name": {
          "type": "string",
          "nullable": true
        },
        "emergency_contact2_phone": {
          "type": "string",
          "nullable": true
        }
      },
      "required": [
        "emergency_contact1_name",
        "emergency_contact1_phone",
        "emergency_contact2_name",
        "emergency_contact2_phone"
      ]
    },
    "LastContactsOfChild": {
      "type": "object",
      "properties": {
        "contacts": {
          "nullable": true,
          "allOf": [
            {
              "$ref": "#/components/schemas/LastContacts"
            }
          ]
        }
      },
      "required": [
        "contacts"
      ]
    },
    "LoginAnswer": {
      "anyOf": [
        {
          "$ref": "#/components/schemas/SessionToken"
        },
        {
          "$ref": "#/components/schemas/SecondStep"
        }
      ]
    },
    "MailPreview": {
      "type": "object",
      "properties": {
        "html": {
          "type": "string"
        }
      },
      "required": [
        "html"
      ]
    },
    "MessageAbout": {
      "type": "object",
      "properties": {
        "course": {
          "type": "object",
          "properties": {
            "id": {
              "type": "number"
            },
            "name": {
              "type": "string"
            },
            "name_it": {
              "type": "string"
            }
          },
          "required": [
            "id",
            "name",
            "name_it"
          ],
          "nullable": true
        },
        "courseWeek": {
          "type": "object",
          "properties": {
            "from": {
              "type": "string",
              "format": "date"
            },
            "id": {
              "type": "number"
            },
            "name": {
              "type": "string"
            },
            "name_it": {
              "type": "string"
            },
            "to": {
              "type": "string",
              "format": "date"
            }
          },
          "required": [
            "from",
            "id",
            "name",
            "name_it",
            "to"
          ],
          "nullable": true
        },
        "kind": {
          "type": "string",
          "enum": [
            "family",
            "filter",
            "project",
            "registrations",
            "week"
          ]
        },
        "states": {
          "type": "array",
          "items": {
            "type": "string",
            "enum": [
              "confirmed",
              "unpaid",
              "waiting"
            ]
          }
        }
      },
      "required": [
        "course",
        "courseWeek",
        "kind",
        "states"
      ]
    },
    "MessageCounts": {
      "type": "object",
      "properties": {
        "failed": {
          "type": "number"
        },
        "queued": {
          "type": "number"
        },
        "sent": {
          "type": "number"
        }
      },
      "required": [
        "failed",
        "queued",
        "sent"
      ]
    },
    "MessageFile": {
      "type": "object",
      "properties": {
        "bytes": {
          "type": "number"
        },
        "id": {
          "type": "number"
        },
        "name": {
          "type": "string"
        }
      },
      "required": [
        "bytes",
        "id",
        "name"
      ]
    },
    "MessagePreview": {
      "type": "object",
      "properties": {
        "languages": {
          "type": "object",
          "properties": {
            "de": {
              "type": "number"
            },
            "it": {
              "type": "number"
            }
          },
          "required": [
            "de",
            "it"
          ]
        },
        "receivers": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/PreviewReceiver"
          }
        },
        "samples": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/MessageSample"
          }
        },
        "unreachable": {
          "type": "array",
          "items": {
            "type": "string"
          }
        }
      },
      "required": [
        "languages",
        "receivers",
        "samples",
        "unreachable"
      ]
    },
    "MessageReceiver": {
      "type": "object",
      "properties": {
        "children": {
          "type": "array",
          "items": {
            "type": "string"
          }
        },
        "email": {
          "type": "string"
        },
        "error": {
          "type": "string",
          "nullable": true
        },
        "failed_mail_id": {
          "type": "number",
          "nullable": true
        },
        "id": {
          "type": "number"
        },
        "lang": {
          "type": "string",
          "enum": [
            "de",
            "it"
          ]
        },
        "name": {
          "type": "string"
        },
        "person_id": {
          "type": "number",
          "nullable": true
        },
        "sent_at": {
          "type": "string",
          "nullable": true,
          "format": "date-time"
        },
        "state": {
          "type": "string",
          "enum": [
            "failed",
            "queued",
            "sent"
          ]
        }
      },
      "required": [
        "children",
        "email",
        "error",
        "failed_mail_id",
        "id",
        "lang",
        "name",
        "person_id",
        "sent_at",
        "state"
      ]
    },
    "MessageRecord": {
      "type": "object",
      "properties": {
        "audience": {
          "$ref": "#/components/schemas/MessageAbout"
        },
        "body": {
          "type": "string",
          "nullable": true
        },
        "body_it": {
          "type": "string",
          "nullable": true
        },
        "counts": {
          "$ref": "#/components/schemas/MessageCounts"
        },
        "created_at": {
          "type": "string",
          "format": "date-time"
        },
        "files": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/MessageFile"
          }
        },
        "id": {
          "type": "number"
        },
        "receivers": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/MessageReceiver"
          }
        },
        "sender": {
          "type": "string",
          "nullable": true
        },
        "subject": {
          "type": "string",
          "nullable": true
        },
        "subject_it": {
          "type": "string",
          "nullable": true
        },
        "unreachable": {
          "type": "number"
        }
      },
      "required": [
        "audience",
        "body",
        "body_it",
        "counts",
        "created_at",
        "files",
        "id",
        "receivers",
        "sender",
        "subject",
        "subject_it",
        "unreachable"
      ]
    },
    "MessageResult": {
      "type": "object",
      "properties": {
        "message": {
          "type": "string"
        },
        "translations": {
          "type": "object",
          "properties": {
            "de": {
              "type": "object",
              "properties": {
                "message": {
                  "type": "string"
                }
              },
              "required": [
                "message"
              ]
            },
            "en": {
              "type": "object",
              "properties": {
                "message": {
                  "type": "string"
                }
              },
              "required": [
                "message"
              ]
            },
            "it": {
              "type": "object",
              "properties": {
                "message": {
                  "type": "string"
                }
              },
              "required": [
                "message"
              ]
            }
          }
        }
      },
      "required": [
        "message"
      ]
    },
    "MessageRow": {
      "type": "object",
      "properties": {
        "audience": {
          "$ref": "#/components/schemas/MessageAbout"
        },
        "counts": {
          "$ref": "#/components/schemas/MessageCounts"
        },
        "created_at": {
          "type": "string",
          "format": "date-time"
        },
        "id": {
          "type": "number"
        },
        "sender": {
          "type": "string",
          "nullable": true
        },
        "subject": {
          "type": "string",
          "nullable": true
        },
        "subject_it": {
          "type": "string",
          "nullable": true
        }
      },
      "required": [
        "audience",
        "counts",
        "created_at",
        "id",
        "sender",
        "subject",
        "subject_it"
      ]
    },
    "MessageSample": {
      "type": "object",
      "properties": {
        "body": {
          "type": "string"
        },
        "lang": {
          "type": "string",
          "enum": [
            "de",
            "it"
          ]
        },
        "subject": {
          "type": "string"
        },
        "to": {
          "type": "string"
        }
      },
      "required": [
        "body",
        "lang",
        "subject",
        "to"
      ]
    },
    "MovePreview": {
      "type": "object",
      "properties": {
        "consequences": {
          "type": "array",
          "items": {
            "type": "string"
          }
        },
        "credit": {
          "type": "number"
        },
        "facts": {
          "type": "array",
          "items": {
            "type": "object",
            "properties": {
              "label": {
                "type": "string"
              },
              "value": {
                "type": "string"
              }
            },
            "required": [
              "label",
              "value"
            ]
          }
        },
        "ineligible": {
          "type": "string",
          "nullable": true
        },
        "mail": {
          "type": "object",
          "properties": {
            "default": {
              "type": "boolean"
            },
            "readers": {
              "type": "array",
              "items": {
                "type": "string"
              }
            }
          },
          "required": [
            "default",
            "readers"
          ],
          "nullable": true
        },
        "name": {
          "type": "string"
        },
        "open": {
          "type": "number"
        },
        "outcome": {
          "type": "string",
          "enum": [
            "confirmed",
            "full",
            "waiting"
          ]
        },
        "payed_amount": {
          "type": "number"
        },
        "price": {
          "type": "number"
        },
        "price_before": {
          "type": "number"
        },
        "queue_position": {
          "type": "number",
          "nullable": true
        },
        "refusal": {
          "type": "string",
          "nullable": true
        },
        "seats": {
          "type": "object",
          "properties": {
            "max_participants": {
              "type": "number"
            },
            "registered": {
              "type": "number"
            },
            "waiting": {
              "type": "number"
            },
            "waiting_list": {
              "type": "number"
            }
          },
          "required": [
            "max_participants",
            "registered",
            "waiting",
            "waiting_list"
          ]
        }
      },
      "required": [
        "consequences",
        "credit",
        "facts",
        "ineligible",
        "mail",
        "name",
        "open",
        "outcome",
        "payed_amount",
        "price",
        "price_before",
        "queue_position",
        "refusal",
        "seats"
      ]
    },
    "MyFamily": {
      "type": "object",
      "properties": {
        "childrens": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/OwnChild"
          }
        },
        "confirmations": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/ConfirmationEntry"
          }
        },
        "draws": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/FamilyDraw"
          }
        },
        "parent": {
          "$ref": "#/components/schemas/FamilyParent"
        },
        "payments": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/PaymentInfo"
          }
        },
        "registrations": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/FamilyRegistration"
          }
        },
        "siblings": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/ProjectSiblings"
          }
        },
        "waitingQueue": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/FamilyRegistration"
          }
        }
      },
      "required": [
        "childrens",
        "confirmations",
        "draws",
        "parent",
        "payments",
        "registrations",
        "siblings",
        "waitingQueue"
      ]
    },
    "Named": {
      "type": "object",
      "properties": {
        "id": {
          "type": "number"
        },
        "name": {
          "type": "string"
        },
        "name_it": {
          "type": "string"
        }
      },
      "required": [
        "id",
        "name",
        "name_it"
      ]
    },
    "NewProject": {
      "type": "object",
      "properties": {
        "from": {
          "type": "string",
          "nullable": true,
          "format": "date"
        },
        "id": {
          "type": "number"
        },
        "name": {
          "type": "string"
        },
        "name_it": {
          "type": "string"
        },
        "source_id": {
          "type": "number"
        },
        "weeks": {
          "type": "number"
        }
      },
      "required": [
        "from",
        "id",
        "name",
        "name_it",
        "source_id",
        "weeks"
      ]
    },
    "NextReminder": {
      "type": "object",
      "properties": {
        "day": {
          "type": "string",
          "format": "date"
        },
        "step": {
          "$ref": "#/components/schemas/ReminderStep"
        }
      },
      "required": [
        "day",
        "step"
      ]
    },
    "Occupancy": {
      "type": "object",
      "properties": {
        "max_participants": {
          "type": "number"
        },
        "registered": {
          "type": "number"
        },
        "waiting": {
          "type": "number"
        },
        "waiting_list": {
          "type": "number"
        }
      },
      "required": [
        "max_participants",
        "registered",
        "waiting",
        "waiting_list"
      ]
    },
    "OfficeFamily": {
      "type": "object",
      "properties": {
        "children": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/OfficeFamilyChild"
          }
        },
        "guardians": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/OfficeGuardian"
          }
        },
        "mails": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/OfficeFamilyMail"
          }
        },
        "money": {
          "$ref": "#/components/schemas/OfficeFamilyMoney"
        },
        "seasons": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/OfficeFamilySeason"
          }
        }
      },
      "required": [
        "guardians",
        "mails"
      ]
    },
    "OfficeFamilyChild": {
      "type": "object",
      "properties": {
        "absences": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/Absence"
          }
        },
        "birth": {
          "type": "string",
          "format": "date"
        },
        "first_name": {
          "type": "string"
        },
        "has_health": {
          "type": "boolean"
        },
        "id": {
          "type": "number"
        },
        "last_name": {
          "type": "string"
        },
        "needs_update": {
          "type": "boolean"
        },
        "pickup_persons": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/PickupPerson"
          }
        },
        "school": {
          "type": "string"
        },
        "today": {
          "type": "array",
          "items": {
            "type": "object",
            "properties": {
              "attendance": {
                "nullable": true,
                "allOf": [
                  {
                    "$ref": "#/components/schemas/AttendanceRecord"
                  }
                ]
              },
              "group": {
                "type": "string",
                "nullable": true
              },
              "leaders": {
                "type": "array",
                "items": {
                  "$ref": "#/components/schemas/WeekLeader"
                }
              },
              "place_ended": {
                "type": "boolean"
              },
              "told_absent": {
                "type": "boolean"
              },
              "week": {
                "type": "object",
                "properties": {
                  "course": {
                    "type": "object",
                    "properties": {
                      "custom_labels": {
                        "type": "boolean"
                      },
                      "id": {
                        "type": "number"
                      },
                      "label_full_day_de": {
                        "type": "string",
                        "nullable": true
                      },
                      "label_full_day_it": {
                        "type": "string",
                        "nullable": true
                      },
                      "label_half_day_de": {
                        "type": "string",
                        "nullable": true
                      },
                      "label_half_day_it": {
                        "type": "string",
                        "nullable": true
                      },
                      "name": {
                        "type": "string"
                      },
                      "name_it": {
                        "type": "string"
                      }
                    },
                    "required": [
                      "custom_labels",
                      "id",
                      "label_full_day_de",
                      "label_full_day_it",
                      "label_half_day_de",
                      "label_half_day_it",
                      "name",
                      "name_it"
                    ]
                  },
                  "from": {
                    "type": "string",
                    "format": "date"
                  },
                  "id": {
                    "type": "number"
                  },
                  "location": {
                    "nullable": true,
                    "allOf": [
                      {
                        "$ref": "#/components/schemas/Named"
                      }
                    ]
                  },
                  "name": {
                    "type": "string"
                  },
                  "name_it": {
                    "type": "string"
                  },
                  "to": {
                    "type": "string",
                    "format": "date"
                  }
                },
                "required": [
                  "course",
                  "from",
                  "id",
                  "location",
                  "name",
                  "name_it",
                  "to"
                ]
              }
            },
            "required": [
              "attendance",
              "group",
              "leaders",
              "place_ended",
              "told_absent",
              "week"
            ]
          }
        }
      },
      "required": [
        "birth",
        "first_name",
        "id",
        "last_name",
        "needs_update",
        "pickup_persons",
        "school"
      ]
    },
    "OfficeFamilyFee": {
      "type": "object",
      "properties": {
        "amount": {
          "type": "number"
        },
        "course": {
          "$ref": "#/components/schemas/Named"
        },
        "courseWeek": {
          "type": "object",
          "properties": {
            "from": {
              "type": "string",
              "format": "date"
            },
            "id": {
              "type": "number"
            },
            "name": {
              "type": "string"
            },
            "name_it": {
              "type": "string"
            },
            "to": {
              "type": "string",
              "format": "date"
            }
          },
          "required": [
            "from",
            "id",
            "name",
            "name_it",
            "to"
          ]
        },
        "created_at": {
          "type": "string",
          "format": "date-time"
        },
        "due_on": {
          "type": "string",
          "nullable": true,
          "format": "date"
        },
        "id": {
          "type": "number"
        },
        "open": {
          "type": "number"
        },
        "payed_amount": {
          "type": "number"
        },
        "people": {
          "type": "object",
          "properties": {
            "first_name": {
              "type": "string"
            },
            "id": {
              "type": "number"
            },
            "last_name": {
              "type": "string"
            }
          },
          "required": [
            "first_name",
            "id",
            "last_name"
          ]
        },
        "reference": {
          "type": "string"
        },
        "registration_id": {
          "type": "number"
        }
      },
      "required": [
        "amount",
        "course",
        "courseWeek",
        "created_at",
        "due_on",
        "id",
        "open",
        "payed_amount",
        "people",
        "reference",
        "registration_id"
      ]
    },
    "OfficeFamilyMail": {
      "type": "object",
      "properties": {
        "at": {
          "type": "string",
          "format": "date-time"
        },
        "id": {
          "type": "number"
        },
        "kind": {
          "type": "string",
          "enum": [
            "account-expiring",
            "account-restored",
            "deleted",
            "email-changed",
            "email-confirmation",
            "email-taken-back",
            "guardian-accepted",
            "guardian-ended",
            "guardian-invitation",
            "held-back",
            "leader-named",
            "message",
            "message-test",
            "moved",
            "new",
            "new-waiting",
            "offer",
            "offer-expired",
            "opening-reminder",
            "parent-linked",
            "password-changed",
            "password-reset",
            "password-set",
            "payed",
            "payment-reminder",
            "pickup-changed",
            "places-given",
            "second-factor",
            "waiting",
            "week-cancelled",
            "wish"
          ]
        },
        "recipient": {
          "type": "string"
        },
        "state": {
          "type": "string",
          "enum": [
            "failed",
            "queued",
            "sent"
          ]
        },
        "subject": {
          "type": "string"
        }
      },
      "required": [
        "at",
        "id",
        "kind",
        "recipient",
        "state",
        "subject"
      ]
    },
    "OfficeFamilyMoney": {
      "type": "object",
      "properties": {
        "credit": {
          "type": "number"
        },
        "payments": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/PaymentRecord"
          }
        },
        "reminders": {
          "$ref": "#/components/schemas/OfficeFamilyReminders"
        }
      },
      "required": [
        "credit",
        "payments",
        "reminders"
      ]
    },
    "OfficeFamilyRegistration": {
      "type": "object",
      "properties": {
        "course": {
          "type": "object",
          "properties": {
            "active": {
              "type": "boolean"
            },
            "id": {
              "type": "number"
            },
            "label_full_day_de": {
              "type": "string",
              "nullable": true
            },
            "label_full_day_it": {
              "type": "string",
              "nullable": true
            },
            "label_half_day_de": {
              "type": "string",
              "nullable": true
            },
            "label_half_day_it": {
              "type": "string",
              "nullable": true
            },
            "name": {
              "type": "string"
            },
            "name_it": {
              "type": "string"
            }
          },
          "required": [
            "active",
            "id",
            "label_full_day_de",
            "label_full_day_it",
            "label_half_day_de",
            "label_half_day_it",
            "name",
            "name_it"
          ]
        },
        "courseWeek": {
          "type": "object",
          "properties": {
            "from": {
              "type": "string",
              "format": "date"
            },
            "id": {
              "type": "number"
            },
            "name": {
              "type": "string"
            },
            "name_it": {
              "type": "string"
            },
            "to": {
              "type": "string",
              "format": "date"
            }
          },
          "required": [
            "from",
            "id",
            "name",
            "name_it",
            "to"
          ]
        },
        "credit": {
          "type": "number"
        },
        "day_type": {
          "type": "string",
          "enum": [
            "full_day",
            "half_day"
          ]
        },
        "discount": {
          "type": "number"
        },
        "due_on": {
          "type": "string",
          "nullable": true,
          "format": "date"
        },
        "id": {
          "type": "number"
        },
        "is_waiting": {
          "type": "boolean"
        },
        "open": {
          "type": "number"
        },
        "payed_amount": {
          "type": "number"
        },
        "payed_at": {
          "type": "string",
          "nullable": true,
          "format": "date"
        },
        "people": {
          "type": "object",
          "properties": {
            "first_name": {
              "type": "string"
            },
            "id": {
              "type": "number"
            },
            "last_name": {
              "type": "string"
            }
          },
          "required": [
            "first_name",
            "id",
            "last_name"
          ]
        },
        "price": {
          "type": "number"
        },
        "reference": {
          "type": "string"
        }
      },
      "required": [
        "course",
        "courseWeek",
        "credit",
        "day_type",
        "discount",
        "due_on",
        "id",
        "is_waiting",
        "open",
        "payed_amount",
        "payed_at",
        "people",
        "price",
        "reference"
      ]
    },
    "OfficeFamilyReminders": {
      "type": "object",
      "properties": {
        "hold": {
          "type": "string",
          "enum": [
            "credit",
            "done",
            "entry",
            "no_account",
            "off",
            "paused",
            null
          ],
          "nullable": true
        },
        "next": {
          "nullable": true,
          "allOf": [
            {
              "$ref": "#/components/schemas/NextReminder"
            }
          ]
        },
        "pause": {
          "$ref": "#/components/schemas/ReminderPause"
        },
        "sent": {
          "type": "array",
          "items": {
            "type": "object",
            "properties": {
              "course": {
                "$ref": "#/components/schemas/Named"
              },
              "day": {
                "type": "string",
                "format": "date"
              },
              "people": {
                "type": "object",
                "properties": {
                  "first_name": {
                    "type": "string"
                  },
                  "id": {
                    "type": "number"
                  },
                  "last_name": {
                    "type": "string"
                  }
                },
                "required": [
                  "first_name",
                  "id",
                  "last_name"
                ]
              },
              "registration_id": {
                "type": "number"
              },
              "step": {
                "$ref": "#/components/schemas/ReminderStep"
              }
            },
            "required": [
              "course",
              "day",
              "people",
              "registration_id",
              "step"
            ]
          }
        }
      },
      "required": [
        "hold",
        "next",
        "pause",
        "sent"
      ]
    },
    "OfficeFamilySeason": {
      "type": "object",
      "properties": {
        "credit": {
          "type": "number"
        },
        "fees": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/OfficeFamilyFee"
          }
        },
        "open": {
          "type": "number"
        },
        "payed_amount": {
          "type": "number"
        },
        "registrations": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/OfficeFamilyRegistration"
          }
        },
        "year": {
          "type": "number"
        }
      },
      "required": [
        "credit",
        "fees",
        "open",
        "payed_amount",
        "registrations",
        "year"
      ]
    },
    "OfficeGuardian": {
      "type": "object",
      "properties": {
        "account": {
          "type": "string",
          "enum": [
            "active",
            "no_password",
            "none",
            "unconfirmed"
          ]
        },
        "child_ids": {
          "type": "array",
          "items": {
            "type": "number"
          }
        },
        "email": {
          "type": "string",
          "nullable": true
        },
        "first_name": {
          "type": "string"
        },
        "id": {
          "type": "number"
        },
        "lang": {
          "type": "string",
          "enum": [
            "de",
            "it"
          ]
        },
        "last_name": {
          "type": "string"
        },
        "phone": {
          "type": "string",
          "nullable": true
        },
        "place": {
          "type": "string",
          "nullable": true
        }
      },
      "required": [
        "account",
        "child_ids",
        "email",
        "first_name",
        "id",
        "lang",
        "last_name",
        "phone",
        "place"
      ]
    },
    "Opening": {
      "type": "object",
      "properties": {
        "active": {
          "type": "boolean"
        },
        "id": {
          "type": "number"
        },
        "name": {
          "type": "string"
        },
        "name_it": {
          "type": "string"
        },
        "opens_at": {
          "type": "string",
          "format": "date-time"
        }
      },
      "required": [
        "active",
        "id",
        "name",
        "name_it",
        "opens_at"
      ]
    },
    "OptionDetail": {
      "type": "object",
      "properties": {
        "id": {
          "type": "number"
        },
        "key": {
          "type": "string",
          "enum": [
            "app_background",
            "app_color",
            "app_footer",
            "app_footer_1",
            "app_intro",
            "app_intro_it",
            "app_logo",
            "app_name",
            "app_privacy",
            "app_url",
            "assigned_after",
            "assigned_before",
            "contact_email",
            "contact_name",
            "contact_phone",
            "email_footer",
            "funding_deduction",
            "funding_group_gs",
            "funding_group_kg",
            "funding_group_ms",
            "funding_meal",
            "imprint",
            "imprint_it",
            "limit_absences",
            "limit_children",
            "limit_pickup_persons",
            "limit_registrations",
            "limit_tax_codes",
            "limit_waiting",
            "organiser_tax",
            "payment_address",
            "payment_address_it",
            "payment_intro",
            "payment_intro_it",
            "payment_outro",
            "payment_outro_it",
            "payment_place",
            "payment_place_it",
            "photo_privacy",
            "reminders",
            "setup_hidden"
          ]
        },
        "value": {
          "type": "string",
          "nullable": true
        },
        "version": {
          "type": "string"
        }
      },
      "required": [
        "id",
        "key",
        "value",
        "version"
      ]
    },
    "OptionRecord": {
      "type": "object",
      "properties": {
        "id": {
          "type": "number"
        },
        "key": {
          "type": "string",
          "enum": [
            "app_background",
            "app_color",
            "app_footer",
            "app_footer_1",
            "app_intro",
            "app_intro_it",
            "app_logo",
            "app_name",
            "app_privacy",
            "app_url",
            "assigned_after",
            "assigned_before",
            "contact_email",
            "contact_name",
            "contact_phone",
            "email_footer",
            "funding_deduction",
            "funding_group_gs",
            "funding_group_kg",
            "funding_group_ms",
            "funding_meal",
            "imprint",
            "imprint_it",
            "limit_absences",
            "limit_children",
            "limit_pickup_persons",
            "limit_registrations",
            "limit_tax_codes",
            "limit_waiting",
            "organiser_tax",
            "payment_address",
            "payment_address_it",
            "payment_intro",
            "payment_intro_it",
            "payment_outro",
            "payment_outro_it",
            "payment_place",
            "payment_place_it",
            "photo_privacy",
            "reminders",
            "setup_hidden"
          ]
        },
        "value": {
          "type": "string",
          "nullable": true
        }
      },
      "required": [
        "id",
        "key",
        "value"
      ]
    },
    "OverviewWeek": {
      "type": "object",
      "properties": {
        "cancelled_at": {
          "type": "string",
          "nullable": true,
          "format": "date-time"
        },
        "course": {
          "type": "object",
          "properties": {
            "id": {
              "type": "number"
            },
            "name": {
              "type": "string"
            },
            "name_it": {
              "type": "string"
            },
            "year": {
              "type": "number",
              "nullable": true
            }
          },
          "required": [
            "id",
            "name",
            "name_it",
            "year"
          ]
        },
        "courseType": {
          "nullable": true,
          "allOf": [
            {
              "$ref": "#/components/schemas/Named"
            }
          ]
        },
        "figures": {
          "nullable": true,
          "allOf": [
            {
              "$ref": "#/components/schemas/Occupancy"
            }
          ]
        },
        "from": {
          "type": "string",
          "format": "date"
        },
        "id": {
          "type": "number"
        },
        "location": {
          "nullable": true,
          "allOf": [
            {
              "$ref": "#/components/schemas/Named"
            }
          ]
        },
        "name": {
          "type": "string"
        },
        "name_it": {
          "type": "string"
        },
        "state": {
          "type": "string",
          "enum": [
            "after_registration",
            "before_registration",
            "open"
          ]
        },
        "to": {
          "type": "string",
          "format": "date"
        }
      },
      "required": [
        "cancelled_at",
        "course",
        "courseType",
        "figures",
        "from",
        "id",
        "location",
        "name",
        "name_it",
        "state",
        "to"
      ]
    },
    "OwnChild": {
      "type": "object",
      "properties": {
        "absences": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/Absence"
          }
        },
        "allergies": {
          "type": "string",
          "nullable": true
        },
        "birth": {
          "type": "string",
          "format": "date"
        },
        "display_name": {
          "type": "string"
        },
        "first_name": {
          "type": "string"
        },
        "gender": {
          "type": "string",
          "enum": [
            "f",
            "m",
            "s"
          ]
        },
        "id": {
          "type": "number"
        },
        "incompatibilities": {
          "type": "string",
          "nullable": true
        },
        "lang": {
          "type": "string",
          "enum": [
            "de",
            "it"
          ]
        },
        "last_name": {
          "type": "string"
        },
        "last_update": {
          "type": "string",
          "nullable": true,
          "format": "date-time"
        },
        "leave_alone": {
          "type": "boolean"
        },
        "medicaments": {
          "type": "string",
          "nullable": true
        },
        "needs_update": {
          "type": "boolean"
        },
        "phone": {
          "type": "string"
        },
        "pickup_persons": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/PickupPerson"
          }
        },
        "pickup_version": {
          "type": "string"
        },
        "risk_group": {
          "type": "string",
          "nullable": true
        },
        "school": {
          "type": "string",
          "enum": [
            "gs_1",
            "gs_2",
            "gs_3",
            "gs_4",
            "gs_5",
            "kg_1",
            "kg_2",
            "kg_3",
            "kg_4",
            "ms_1",
            "ms_2",
            "ms_3",
            "other"
          ]
        },
        "swimming_help": {
          "type": "boolean"
        },
        "tax": {
          "type": "string"
        },
        "version": {
          "type": "string"
        },
        "whatsapp_infos": {
          "type": "boolean"
        },
        "with_diagnostics": {
          "type": "boolean"
        }
      },
      "required": [
        "absences",
        "birth",
        "display_name",
        "first_name",
        "gender",
        "id",
        "lang",
        "last_name",
        "last_update",
        "leave_alone",
        "needs_update",
        "phone",
        "pickup_persons",
        "pickup_version",
        "school",
        "swimming_help",
        "tax",
        "version",
        "whatsapp_infos"
      ]
    },
    "Participant": {
      "type": "object",
      "properties": {
        "child_id": {
          "type": "number"
        },
        "created_at": {
          "type": "string",
          "format": "date-time"
        },
        "custom_field": {
          "type": "string",
          "nullable": true
        },
        "day_type": {
          "type": "string",
          "enum": [
            "full_day",
            "half_day"
          ]
        },
        "discount": {
          "type": "number"
        },
        "emergency_contact1_name": {
          "type": "string",
          "nullable": true
        },
        "emergency_contact1_phone": {
          "type": "string",
          "nullable": true
        },
        "emergency_contact2_name": {
          "type": "string",
          "nullable": true
        },
        "emergency_contact2_phone": {
          "type": "string",
          "nullable": true
        },
        "first_name": {
          "type": "string"
        },
        "id": {
          "type": "number"
        },
        "last_name": {
          "type": "string"
        },
        "payed": {
          "type": "boolean"
        },
        "payed_amount": {
          "type": "number"
        },
        "price": {
          "type": "number"
        },
        "tax": {
          "type": "string",
          "nullable": true
        }
      },
      "required": [
        "child_id",
        "created_at",
        "custom_field",
        "day_type",
        "discount",
        "emergency_contact1_name",
        "emergency_contact1_phone",
        "emergency_contact2_name",
        "emergency_contact2_phone",
        "first_name",
        "id",
        "last_name",
        "payed",
        "payed_amount",
        "price",
        "tax"
      ]
    },
    "PasskeyToAdd": {
      "type": "object",
      "properties": {
        "expires_at": {
          "type": "string",
          "format": "date-time"
        },
        "options": {
          "type": "object",
          "additionalProperties": true
        },
        "token": {
          "type": "string"
        }
      },
      "required": [
        "expires_at",
        "options",
        "token"
      ]
    },
    "PaymentDetail": {
      "type": "object",
      "properties": {
        "amount": {
          "type": "number"
        },
        "booked_by": {
          "type": "string",
          "nullable": true
        },
        "created_at": {
          "type": "string",
          "format": "date-time"
        },
        "date": {
          "type": "string",
          "format": "date"
        },
        "id": {
          "type": "number"
        },
        "method": {
          "type": "string",
          "enum": [
            "bank",
            "card",
            "cash",
            "other"
          ]
        },
        "note": {
          "type": "string",
          "nullable": true
        },
        "payer": {
          "type": "string",
          "nullable": true
        },
        "person": {
          "type": "object",
          "properties": {
            "first_name": {
              "type": "string"
            },
            "id": {
              "type": "number"
            },
            "last_name": {
              "type": "string"
            }
          },
          "required": [
            "first_name",
            "id",
            "last_name"
          ],
          "nullable": true
        },
        "reference": {
          "type": "string",
          "nullable": true
        },
        "reversed_by_id": {
          "type": "number",
          "nullable": true
        },
        "reverses_id": {
          "type": "number",
          "nullable": true
        },
        "shares": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/PaymentShare"
          }
        }
      },
      "required": [
        "amount",
        "booked_by",
        "created_at",
        "date",
        "id",
        "method",
        "note",
        "payer",
        "person",
        "reference",
        "reversed_by_id",
        "reverses_id",
        "shares"
      ]
    },
    "PaymentDocumentYear": {
      "type": "object",
      "properties": {
        "childrens": {
          "type": "array",
          "items": {
            "type": "object",
            "properties": {
              "first_name": {
                "type": "string"
              },
              "id": {
                "type": "number"
              },
              "last_name": {
                "type": "string"
              }
            },
            "required": [
              "first_name",
              "id",
              "last_name"
            ]
          }
        },
        "year": {
          "type": "number"
        }
      },
      "required": [
        "childrens",
        "year"
      ]
    },
    "PaymentDocuments": {
      "type": "object",
      "properties": {
        "credit": {
          "type": "number"
        },
        "payments": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/FamilyPayment"
          }
        },
        "person_id": {
          "type": "number"
        },
        "years": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/PaymentDocumentYear"
          }
        }
      },
      "required": [
        "credit",
        "payments",
        "person_id",
        "years"
      ]
    },
    "PaymentInfo": {
      "type": "object",
      "properties": {
        "amount": {
          "type": "number"
        },
        "bank_iban": {
          "type": "string"
        },
        "bank_name": {
          "type": "string"
        },
        "courseId": {
          "type": "number"
        },
        "course_name": {
          "type": "string"
        },
        "due_on": {
          "type": "string",
          "nullable": true,
          "format": "date"
        },
        "epc": {
          "type": "string"
        },
        "fees": {
          "type": "number"
        },
        "reference": {
          "type": "string"
        }
      },
      "required": [
        "amount",
        "bank_iban",
        "bank_name",
        "courseId",
        "course_name",
        "due_on",
        "epc",
        "fees",
        "reference"
      ]
    },
    "PaymentRecord": {
      "type": "object",
      "properties": {
        "amount": {
          "type": "number"
        },
        "booked_by": {
          "type": "string",
          "nullable": true
        },
        "created_at": {
          "type": "string",
          "format": "date-time"
        },
        "date": {
          "type": "string",
          "format": "date"
        },
        "id": {
          "type": "number"
        },
        "method": {
          "type": "string",
          "enum": [
            "bank",
            "card",
            "cash",
            "other"
          ]
        },
        "note": {
          "type": "string",
          "nullable": true
        },
        "payer": {
          "type": "string",
          "nullable": true
        },
        "person": {
          "type": "object",
          "properties": {
            "first_name": {
              "type": "string"
            },
            "id": {
              "type": "number"
            },
            "last_name": {
              "type": "string"
            }
          },
          "required": [
            "first_name",
            "id",
            "last_name"
          ],
          "nullable": true
        },
        "reference": {
          "type": "string",
          "nullable": true
        },
        "reversed_by_id": {
          "type": "number",
          "nullable": true
        },
        "reverses_id": {
          "type": "number",
          "nullable": true
        }
      },
      "required": [
        "amount",
        "booked_by",
        "created_at",
        "date",
        "id",
        "method",
        "note",
        "payer",
        "person",
        "reference",
        "reversed_by_id",
        "reverses_id"
      ]
    },
    "PaymentReminderRecord": {
      "type": "object",
      "properties": {
        "days": {
          "type": "number"
        },
        "debts": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/ReminderDebt"
          }
        },
        "due_on": {
          "type": "string",
          "format": "date"
        },
        "email": {
          "type": "string",
          "nullable": true
        },
        "entries": {
          "type": "array",
          "items": {
            "type": "object",
            "properties": {
              "amount": {
                "type": "number"
              },
              "date": {
                "type": "string",
                "format": "date"
              },
              "id": {
                "type": "number"
              }
            },
            "required": [
              "amount",
              "date",
              "id"
            ]
          }
        },
        "hold": {
          "type": "string",
          "enum": [
            "credit",
            "done",
            "entry",
            "no_account",
            "off",
            "paused",
            null
          ],
          "nullable": true
        },
        "id": {
          "type": "number"
        },
        "lang": {
          "type": "string",
          "enum": [
            "de",
            "it",
            null
          ],
          "nullable": true
        },
        "next": {
          "nullable": true,
          "allOf": [
            {
              "$ref": "#/components/schemas/NextReminder"
            }
          ]
        },
        "open": {
          "type": "number"
        },
        "overdue": {
          "type": "number"
        },
        "pause": {
          "$ref": "#/components/schemas/ReminderPause"
        },
        "person": {
          "type": "object",
          "properties": {
            "first_name": {
              "type": "string"
            },
            "id": {
              "type": "number"
            },
            "last_name": {
              "type": "string"
            }
          },
          "required": [
            "first_name",
            "id",
            "last_name"
          ]
        }
      },
      "required": [
        "days",
        "debts",
        "due_on",
        "email",
        "entries",
        "hold",
        "id",
        "lang",
        "next",
        "open",
        "overdue",
        "pause",
        "person"
      ]
    },
    "PaymentReminderSummary": {
      "type": "object",
      "properties": {
        "ages": {
          "type": "array",
          "items": {
            "type": "object",
            "properties": {
              "age": {
                "type": "string",
                "enum": [
                  "1-14",
                  "15-30",
                  "31-60",
                  "over-60"
                ]
              },
              "amount": {
                "type": "number"
              },
              "debts": {
                "type": "number"
              }
            },
            "required": [
              "age",
              "amount",
              "debts"
            ]
          }
        },
        "enabled": {
          "type": "boolean"
        },
        "families": {
          "type": "number"
        },
        "next_run": {
          "type": "string",
          "format": "date-time"
        }
      },
      "required": [
        "ages",
        "enabled",
        "families",
        "next_run"
      ]
    },
    "PaymentShare": {
      "type": "object",
      "properties": {
        "amount": {
          "type": "number"
        },
        "at": {
          "type": "string",
          "format": "date-time"
        },
        "registration": {
          "type": "object",
          "properties": {
            "course": {
              "nullable": true,
              "allOf": [
                {
                  "$ref": "#/components/schemas/Named"
                }
              ]
            },
            "courseWeek": {
              "nullable": true,
              "allOf": [
                {
                  "$ref": "#/components/schemas/Named"
                }
              ]
            },
            "id": {
              "type": "number"
            },
            "is_fee": {
              "type": "boolean"
            },
            "people": {
              "type": "object",
              "properties": {
                "first_name": {
                  "type": "string"
                },
                "id": {
                  "type": "number"
                },
                "last_name": {
                  "type": "string"
                }
              },
              "required": [
                "first_name",
                "id",
                "last_name"
              ],
              "nullable": true
            }
          },
          "required": [
            "course",
            "courseWeek",
            "id",
            "is_fee",
            "people"
          ],
          "nullable": true
        }
      },
      "required": [
        "amount",
        "at",
        "registration"
      ]
    },
    "PermissionGroup": {
      "type": "object",
      "properties": {
        "permissions": {
          "type": "array",
          "items": {
            "type": "string",
            "enum": [
              "child.create",
              "child.health",
              "child.index",
              "child.update",
              "course.create",
              "course.index",
              "course.update",
              "course.view",
              "courseCategory.create",
              "courseCategory.index",
              "courseCategory.update",
              "courseType.create",
              "courseType.index",
              "courseType.update",
              "location.create",
              "location.index",
              "location.update",
              "message.create",
              "message.index",
              "option.create",
              "option.index",
              "option.update",
              "payment.index",
              "payment.update",
              "peopleCourseWeekRegistration.create",
              "peopleCourseWeekRegistration.index",
              "peopleCourseWeekRegistration.update",
              "person.create",
              "person.index",
              "person.update",
              "person.view",
              "person.viewAs",
              "role.create",
              "role.index",
              "role.update",
              "user.create",
              "user.index",
              "user.update",
              "user.updateOwn",
              "week.assigned"
            ]
          }
        },
        "resource": {
          "type": "string"
        }
      },
      "required": [
        "permissions",
        "resource"
      ]
    },
    "PersonChild": {
      "type": "object",
      "properties": {
        "birth": {
          "type": "string",
          "format": "date"
        },
        "course_weeks": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/ChildCourseWeek"
          }
        },
        "display_name": {
          "type": "string"
        },
        "first_name": {
          "type": "string"
        },
        "id": {
          "type": "number"
        },
        "last_name": {
          "type": "string"
        }
      },
      "required": [
        "birth",
        "course_weeks",
        "display_name",
        "first_name",
        "id",
        "last_name"
      ]
    },
    "PersonPlzChange": {
      "type": "object",
      "properties": {
        "after": {
          "type": "string",
          "nullable": true
        },
        "at": {
          "type": "string",
          "format": "date-time"
        },
        "before": {
          "type": "string",
          "nullable": true
        },
        "courses": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/Named"
          }
        }
      },
      "required": [
        "after",
        "at",
        "before",
        "courses"
      ]
    },
    "PersonRecord": {
      "type": "object",
      "properties": {
        "address": {
          "type": "string",
          "nullable": true
        },
        "birth": {
          "type": "string",
          "format": "date"
        },
        "display_name": {
          "type": "string"
        },
        "email": {
          "type": "string",
          "nullable": true
        },
        "first_name": {
          "type": "string"
        },
        "gender": {
          "type": "string",
          "enum": [
            "f",
            "m",
            "s"
          ]
        },
        "id": {
          "type": "number"
        },
        "lang": {
          "type": "string",
          "enum": [
            "de",
            "it"
          ]
        },
        "last_name": {
          "type": "string"
        },
        "phone": {
          "type": "string",
          "nullable": true
        },
        "place": {
          "type": "string",
          "nullable": true
        },
        "plz": {
          "type": "string",
          "nullable": true
        },
        "tax": {
          "type": "string"
        }
      },
      "required": [
        "address",
        "birth",
        "display_name",
        "email",
        "first_name",
        "gender",
        "id",
        "lang",
        "last_name",
        "phone",
        "place",
        "plz",
        "tax"
      ]
    },
    "PhoneContact": {
      "type": "object",
      "properties": {
        "name": {
          "type": "string",
          "nullable": true
        },
        "phone": {
          "type": "string"
        }
      },
      "required": [
        "name",
        "phone"
      ]
    },
    "PhoneTakeover": {
      "type": "object",
      "properties": {
        "children": {
          "type": "number"
        },
        "registrations": {
          "type": "number"
        }
      },
      "required": [
        "children",
        "registrations"
      ]
    },
    "PhoneUses": {
      "type": "object",
      "properties": {
        "children": {
          "type": "array",
          "items": {
            "type": "object",
            "properties": {
              "id": {
                "type": "number"
              },
              "name": {
                "type": "string"
              }
            },
            "required": [
              "id",
              "name"
            ]
          }
        },
        "phone": {
          "type": "string"
        },
        "registrations": {
          "type": "array",
          "items": {
            "type": "object",
            "properties": {
              "child": {
                "type": "string"
              },
              "course": {
                "type": "object",
                "properties": {
                  "name": {
                    "type": "string"
                  },
                  "name_it": {
                    "type": "string"
                  }
                },
                "required": [
                  "name",
                  "name_it"
                ]
              },
              "from": {
                "type": "string",
                "format": "date"
              },
              "id": {
                "type": "number"
              },
              "to": {
                "type": "string",
                "format": "date"
              }
            },
            "required": [
              "child",
              "course",
              "from",
              "id",
              "to"
            ]
          }
        }
      },
      "required": [
        "children",
        "phone",
        "registrations"
      ]
    },
    "PickupPerson": {
      "type": "object",
      "properties": {
        "id": {
          "type": "number"
        },
        "name": {
          "type": "string"
        },
        "phone": {
          "type": "string"
        },
        "relation": {
          "type": "string",
          "nullable": true
        }
      },
      "required": [
        "id",
        "name",
        "phone",
        "relation"
      ]
    },
    "PlzChange": {
      "type": "object",
      "properties": {
        "after": {
          "type": "string",
          "nullable": true
        },
        "at": {
          "type": "string",
          "format": "date-time"
        },
        "before": {
          "type": "string",
          "nullable": true
        }
      },
      "required": [
        "after",
        "at",
        "before"
      ]
    },
    "PreviewReceiver": {
      "type": "object",
      "properties": {
        "children": {
          "type": "array",
          "items": {
            "type": "string"
          }
        },
        "lang": {
          "type": "string",
          "enum": [
            "de",
            "it"
          ]
        },
        "name": {
          "type": "string"
        },
        "person_id": {
          "type": "number"
        }
      },
      "required": [
        "children",
        "lang",
        "name",
        "person_id"
      ]
    },
    "ProjectLack": {
      "type": "string",
      "enum": [
        "active",
        "course",
        "opening",
        "week",
        null
      ],
      "nullable": true
    },
    "ProjectSiblings": {
      "type": "object",
      "properties": {
        "children": {
          "type": "array",
          "items": {
            "type": "number"
          }
        },
        "course_id": {
          "type": "number"
        }
      },
      "required": [
        "children",
        "course_id"
      ]
    },
    "QueuedParticipant": {
      "type": "object",
      "properties": {
        "child_id": {
          "type": "number"
        },
        "created_at": {
          "type": "string",
          "format": "date-time"
        },
        "custom_field": {
          "type": "string",
          "nullable": true
        },
        "day_type": {
          "type": "string",
          "enum": [
            "full_day",
            "half_day"
          ]
        },
        "discount": {
          "type": "number"
        },
        "emergency_contact1_name": {
          "type": "string",
          "nullable": true
        },
        "emergency_contact1_phone": {
          "type": "string",
          "nullable": true
        },
        "emergency_contact2_name": {
          "type": "string",
          "nullable": true
        },
        "emergency_contact2_phone": {
          "type": "string",
          "nullable": true
        },
        "first_name": {
          "type": "string"
        },
        "id": {
          "type": "number"
        },
        "last_name": {
          "type": "string"
        },
        "payed": {
          "type": "boolean"
        },
        "payed_amount": {
          "type": "number"
        },
        "price": {
          "type": "number"
        },
        "queue_position": {
          "type": "number"
        },
        "tax": {
          "type": "string",
          "nullable": true
        }
      },
      "required": [
        "child_id",
        "created_at",
        "custom_field",
        "day_type",
        "discount",
        "emergency_contact1_name",
        "emergency_contact1_phone",
        "emergency_contact2_name",
        "emergency_contact2_phone",
        "first_name",
        "id",
        "last_name",
        "payed",
        "payed_amount",
        "price",
        "queue_position",
        "tax"
      ]
    },
    "RecoveryCodes": {
      "type": "object",
      "properties": {
        "recovery_codes": {
          "type": "array",
          "items": {
            "type": "string"
          }
        }
      },
      "required": [
        "recovery_codes"
      ]
    },
    "Registered": {
      "type": "object",
      "properties": {
        "email": {
          "type": "string"
        },
        "id": {
          "type": "number"
        }
      },
      "required": [
        "email",
        "id"
      ]
    },
    "RegistrationCourse": {
      "type": "object",
      "properties": {
        "active": {
          "type": "boolean"
        },
        "custom_field": {
          "type": "boolean"
        },
        "custom_field_de": {
          "type": "string",
          "nullable": true
        },
        "custom_field_it": {
          "type": "string",
          "nullable": true
        },
        "id": {
          "type": "number"
        },
        "label_full_day_de": {
          "type": "string",
          "nullable": true
        },
        "label_full_day_it": {
          "type": "string",
          "nullable": true
        },
        "label_half_day_de": {
          "type": "string",
          "nullable": true
        },
        "label_half_day_it": {
          "type": "string",
          "nullable": true
        },
        "name": {
          "type": "string"
        },
        "name_it": {
          "type": "string"
        },
        "register_to": {
          "type": "string",
          "nullable": true,
          "format": "date"
        }
      },
      "required": [
        "active",
        "custom_field",
        "custom_field_de",
        "custom_field_it",
        "id",
        "label_full_day_de",
        "label_full_day_it",
        "label_half_day_de",
        "label_half_day_it",
        "name",
        "name_it",
        "register_to"
      ]
    },
    "RegistrationRemoval": {
      "type": "object",
      "properties": {
        "cancellation": {
          "$ref": "#/components/schemas/CancellationTerms"
        },
        "message": {
          "type": "string"
        },
        "success": {
          "type": "boolean"
        }
      },
      "required": [
        "message",
        "success"
      ]
    },
    "RegistrationWeek": {
      "type": "object",
      "properties": {
        "from": {
          "type": "string",
          "format": "date"
        },
        "full_day": {
          "type": "boolean"
        },
        "half_day": {
          "type": "boolean"
        },
        "id": {
          "type": "number"
        },
        "name": {
          "type": "string"
        },
        "name_it": {
          "type": "string"
        },
        "price": {
          "type": "number",
          "nullable": true
        },
        "price_half_day": {
          "type": "number",
          "nullable": true
        },
        "state": {
          "type": "string",
          "enum": [
            "after_registration",
            "before_registration",
            "open"
          ]
        },
        "to": {
          "type": "string",
          "format": "date"
        }
      },
      "required": [
        "from",
        "full_day",
        "half_day",
        "id",
        "name",
        "name_it",
        "price",
        "price_half_day",
        "state",
        "to"
      ]
    },
    "RegistrationsOfDay": {
      "type": "object",
      "properties": {
        "date": {
          "type": "string",
          "format": "date"
        },
        "registered": {
          "type": "number"
        },
        "waiting": {
          "type": "number"
        }
      },
      "required": [
        "date",
        "registered",
        "waiting"
      ]
    },
    "ReminderDebt": {
      "type": "object",
      "properties": {
        "course": {
          "$ref": "#/components/schemas/Named"
        },
        "courseWeek": {
          "$ref": "#/components/schemas/Named"
        },
        "days": {
          "type": "number",
          "nullable": true
        },
        "due_on": {
          "type": "string",
          "nullable": true,
          "format": "date"
        },
        "is_fee": {
          "type": "boolean"
        },
        "open": {
          "type": "number"
        },
        "people": {
          "type": "object",
          "properties": {
            "first_name": {
              "type": "string"
            },
            "id": {
              "type": "number"
            },
            "last_name": {
              "type": "string"
            }
          },
          "required": [
            "first_name",
            "id",
            "last_name"
          ]
        },
        "registration_id": {
          "type": "number"
        },
        "reminders": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/SentReminder"
          }
        }
      },
      "required": [
        "course",
        "courseWeek",
        "days",
        "due_on",
        "is_fee",
        "open",
        "people",
        "registration_id",
        "reminders"
      ]
    },
    "ReminderPause": {
      "type": "object",
      "properties": {
        "paused": {
          "type": "boolean"
        },
        "until": {
          "type": "string",
          "nullable": true,
          "format": "date"
        }
      },
      "required": [
        "paused",
        "until"
      ]
    },
    "ReminderPreview": {
      "type": "object",
      "properties": {
        "day": {
          "type": "string",
          "format": "date"
        },
        "html": {
          "type": "string"
        },
        "subject": {
          "type": "string"
        },
        "text": {
          "type": "string"
        }
      },
      "required": [
        "day",
        "html",
        "subject",
        "text"
      ]
    },
    "ReminderStep": {
      "anyOf": [
        {
          "type": "number",
          "enum": [
            2
          ]
        },
        {
          "type": "number",
          "enum": [
            1
          ]
        }
      ]
    },
    "ResendResult": {
      "type": "object",
      "properties": {
        "count": {
          "type": "number"
        }
      },
      "required": [
        "count"
      ]
    },
    "RoleDetail": {
      "type": "object",
      "properties": {
        "assigned_users": {
          "type": "array",
          "items": {
            "type": "object",
            "properties": {
              "email": {
                "type": "string"
              },
              "id": {
                "type": "number"
              },
              "name": {
                "type": "string"
              }
            },
            "required": [
              "email",
              "id",
              "name"
            ]
          },
          "nullable": true
        },
        "id": {
          "type": "number"
        },
        "name": {
          "type": "string"
        },
        "permissions": {
          "type": "array",
          "items": {
            "type": "string",
            "enum": [
              "child.create",
              "child.health",
              "child.index",
              "child.update",
              "course.create",
              "course.index",
              "course.update",
              "course.view",
              "courseCategory.create",
              "courseCategory.index",
              "courseCategory.update",
              "courseType.create",
              "courseType.index",
              "courseType.update",
              "location.create",
              "location.index",
              "location.update",
              "message.create",
              "message.index",
              "option.create",
              "option.index",
              "option.update",
              "payment.index",
              "payment.update",
              "peopleCourseWeekRegistration.create",
              "peopleCourseWeekRegistration.index",
              "peopleCourseWeekRegistration.update",
              "person.create",
              "person.index",
              "person.update",
              "person.view",
              "person.viewAs",
              "role.create",
              "role.index",
              "role.update",
              "user.create",
              "user.index",
              "user.update",
              "user.updateOwn",
              "week.assigned"
            ]
          }
        },
        "second_factor": {
          "type": "boolean"
        },
        "users_count": {
          "type": "number"
        },
        "version": {
          "type": "string"
        }
      },
      "required": [
        "assigned_users",
        "id",
        "name",
        "permissions",
        "second_factor",
        "users_count",
        "version"
      ]
    },
    "RoleRecord": {
      "type": "object",
      "properties": {
        "id": {
          "type": "number"
        },
        "name": {
          "type": "string"
        },
        "permissions": {
          "type": "array",
          "items": {
            "type": "string",
            "enum": [
              "child.create",
              "child.health",
              "child.index",
              "child.update",
              "course.create",
              "course.index",
              "course.update",
              "course.view",
              "courseCategory.create",
              "courseCategory.index",
              "courseCategory.update",
              "courseType.create",
              "courseType.index",
              "courseType.update",
              "location.create",
              "location.index",
              "location.update",
              "message.create",
              "message.index",
              "option.create",
              "option.index",
              "option.update",
              "payment.index",
              "payment.update",
              "peopleCourseWeekRegistration.create",
              "peopleCourseWeekRegistration.index",
              "peopleCourseWeekRegistration.update",
              "person.create",
              "person.index",
              "person.update",
              "person.view",
              "person.viewAs",
              "role.create",
              "role.index",
              "role.update",
              "user.create",
              "user.index",
              "user.update",
              "user.updateOwn",
              "week.assigned"
            ]
          }
        },
        "second_factor": {
          "type": "boolean"
        },
        "users_count": {
          "type": "number"
        }
      },
      "required": [
        "id",
        "name",
        "permissions",
        "second_factor",
        "users_count"
      ]
    },
    "RolloverPreview": {
      "type": "object",
      "properties": {
        "projects": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/RolloverProject"
          }
        }
      },
      "required": [
        "projects"
      ]
    },
    "RolloverProject": {
      "type": "object",
      "properties": {
        "active": {
          "type": "boolean"
        },
        "carried_over": {
          "type": "array",
          "items": {
            "type": "string"
          }
        },
        "id": {
          "type": "number"
        },
        "left_out": {
          "type": "object",
          "properties": {
            "registrations": {
              "type": "number"
            },
            "waiting": {
              "type": "number"
            },
            "weeks": {
              "type": "array",
              "items": {
                "type": "object",
                "properties": {
                  "from": {
                    "type": "string",
                    "format": "date"
                  },
                  "id": {
                    "type": "number"
                  },
                  "name": {
                    "type": "string"
                  },
                  "name_it": {
                    "type": "string"
                  },
                  "to": {
                    "type": "string",
                    "format": "date"
                  }
                },
                "required": [
                  "from",
                  "id",
                  "name",
                  "name_it",
                  "to"
                ]
              }
            }
          },
          "required": [
            "registrations",
            "waiting",
            "weeks"
          ]
        },
        "next": {
          "$ref": "#/components/schemas/SeasonProject"
        },
        "old": {
          "$ref": "#/components/schemas/SeasonProject"
        },
        "warnings": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/RolloverWarning"
          }
        },
        "weeks": {
          "type": "array",
          "items": {
            "type": "object",
            "properties": {
              "id": {
                "type": "number"
              },
              "next": {
                "$ref": "#/components/schemas/SeasonWeek"
              },
              "old": {
                "$ref": "#/components/schemas/SeasonWeek"
              }
            },
            "required": [
              "id",
              "next",
              "old"
            ]
          }
        }
      },
      "required": [
        "active",
        "carried_over",
        "id",
        "left_out",
        "next",
        "old",
        "warnings",
        "weeks"
      ]
    },
    "RolloverResult": {
      "type": "object",
      "properties": {
        "projects": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/NewProject"
          }
        }
      },
      "required": [
        "projects"
      ]
    },
    "RolloverWarning": {
      "type": "object",
      "properties": {
        "fields": {
          "type": "array",
          "items": {
            "type": "string"
          }
        },
        "ids": {
          "type": "array",
          "items": {
            "type": "number"
          }
        },
        "kind": {
          "type": "string",
          "enum": [
            "cancelled",
            "day_in_name",
            "follower",
            "no_weeks",
            "past",
            "year_in_text"
          ]
        }
      },
      "required": [
        "fields",
        "ids",
        "kind"
      ]
    },
    "SearchResult": {
      "type": "object",
      "properties": {
        "children": {
          "type": "object",
          "properties": {
            "more": {
              "type": "boolean"
            },
            "rows": {
              "type": "array",
              "items": {
                "$ref": "#/components/schemas/FoundChild"
              }
            }
          },
          "required": [
            "more",
            "rows"
          ]
        },
        "courses": {
          "type": "object",
          "properties": {
            "more": {
              "type": "boolean"
            },
            "rows": {
              "type": "array",
              "items": {
                "$ref": "#/components/schemas/FoundCourse"
              }
            }
          },
          "required": [
            "more",
            "rows"
          ]
        },
        "parents": {
          "type": "object",
          "properties": {
            "more": {
              "type": "boolean"
            },
            "rows": {
              "type": "array",
              "items": {
                "$ref": "#/components/schemas/FoundParent"
              }
            }
          },
          "required": [
            "more",
            "rows"
          ]
        },
        "reference": {
          "type": "string",
          "nullable": true
        },
        "registrations": {
          "type": "object",
          "properties": {
            "more": {
              "type": "boolean"
            },
            "rows": {
              "type": "array",
              "items": {
                "$ref": "#/components/schemas/FoundRegistration"
              }
            }
          },
          "required": [
            "more",
            "rows"
          ]
        }
      },
      "required": [
        "reference"
      ]
    },
    "SeasonProject": {
      "type": "object",
      "properties": {
        "from": {
          "type": "string",
          "nullable": true,
          "format": "date"
        },
        "name": {
          "type": "string"
        },
        "name_it": {
          "type": "string"
        },
        "register_from": {
          "type": "string",
          "nullable": true,
          "format": "date"
        },
        "register_from_time": {
          "type": "string",
          "nullable": true
        },
        "register_to": {
          "type": "string",
          "nullable": true,
          "format": "date"
        },
        "to": {
          "type": "string",
          "nullable": true,
          "format": "date"
        }
      },
      "required": [
        "from",
        "name",
        "name_it",
        "register_from",
        "register_from_time",
        "register_to",
        "to"
      ]
    },
    "SeasonWeek": {
      "type": "object",
      "properties": {
        "from": {
          "type": "string",
          "format": "date"
        },
        "name": {
          "type": "string"
        },
        "name_it": {
          "type": "string"
        },
        "to": {
          "type": "string",
          "format": "date"
        }
      },
      "required": [
        "from",
        "name",
        "name_it",
        "to"
      ]
    },
    "SecondFactorState": {
      "type": "object",
      "properties": {
        "app": {
          "type": "object",
          "properties": {
            "created_at": {
              "type": "string",
              "format": "date-time"
            }
          },
          "required": [
            "created_at"
          ],
          "nullable": true
        },
        "passkeys": {
          "type": "array",
          "items": {
            "type": "object",
            "properties": {
              "created_at": {
                "type": "string",
                "format": "date-time"
              },
              "id": {
                "type": "number"
              },
              "last_used_at": {
                "type": "string",
                "nullable": true,
                "format": "date-time"
              },
              "name": {
                "type": "string"
              }
            },
            "required": [
              "created_at",
              "id",
              "last_used_at",
              "name"
            ]
          }
        },
        "passkeys_possible": {
          "type": "boolean"
        },
        "recovery_codes": {
          "type": "number"
        },
        "required": {
          "type": "boolean"
        }
      },
      "required": [
        "app",
        "passkeys",
        "passkeys_possible",
        "recovery_codes",
        "required"
      ]
    },
    "SecondStep": {
      "type": "object",
      "properties": {
        "expires_at": {
          "type": "string",
          "format": "date-time"
        },
        "second_step": {
          "type": "object",
          "properties": {
            "app": {
              "type": "boolean"
            },
            "passkey": {
              "type": "boolean"
            }
          },
          "required": [
            "app",
            "passkey"
          ]
        },
        "token": {
          "type": "string"
        }
      },
      "required": [
        "expires_at",
        "second_step",
        "token"
      ]
    },
    "SentMessage": {
      "type": "object",
      "properties": {
        "id": {
          "type": "number"
        },
        "receivers": {
          "type": "number"
        }
      },
      "required": [
        "id",
        "receivers"
      ]
    },
    "SentReminder": {
      "type": "object",
      "properties": {
        "day": {
          "type": "string",
          "format": "date"
        },
        "step": {
          "$ref": "#/components/schemas/ReminderStep"
        }
      },
      "required": [
        "day",
        "step"
      ]
    },
    "SessionToken": {
      "type": "object",
      "properties": {
        "expires_at": {
          "type": "string",
          "format": "date-time"
        },
        "token": {
          "type": "string"
        }
      },
      "required": [
        "expires_at",
        "token"
      ]
    },
    "SetPayedResult": {
      "type": "object",
      "properties": {
        "amount": {
          "type": "number"
        },
        "booked": {
          "type": "number"
        },
        "message": {
          "type": "string"
        },
        "success": {
          "type": "boolean",
          "enum": [
            true
          ]
        }
      },
      "required": [
        "amount",
        "booked",
        "message",
        "success"
      ]
    },
    "Setup": {
      "type": "object",
      "properties": {
        "contact": {
          "type": "boolean"
        },
        "hidden": {
          "type": "boolean"
        },
        "look": {
          "type": "boolean"
        },
        "mails": {
          "type": "boolean"
        },
        "organiser": {
          "type": "boolean"
        },
        "payment": {
          "type": "boolean"
        },
        "project": {
          "type": "object",
          "properties": {
            "course_id": {
              "type": "number",
              "nullable": true
            },
            "lacks": {
              "$ref": "#/components/schemas/ProjectLack"
            }
          },
          "required": [
            "course_id",
            "lacks"
          ]
        }
      },
      "required": [
        "contact",
        "hidden",
        "look",
        "mails",
        "organiser",
        "payment",
        "project"
      ]
    },
    "SignUpLineResult": {
      "type": "object",
      "properties": {
        "child_id": {
          "type": "number"
        },
        "course_week_id": {
          "type": "number"
        },
        "held_back": {
          "type": "boolean",
          "enum": [
            true
          ]
        },
        "id": {
          "type": "number",
          "nullable": true
        },
        "outcome": {
          "type": "string",
          "enum": [
            "confirmed",
            "full",
            "waiting"
          ]
        },
        "priority": {
          "type": "number"
        },
        "queue_position": {
          "type": "number"
        }
      },
      "required": [
        "child_id",
        "course_week_id",
        "id",
        "outcome"
      ]
    },
    "SignUpResult": {
      "type": "object",
      "properties": {
        "message": {
          "type": "array",
          "items": {
            "type": "string"
          }
        },
        "payment": {
          "nullable": true,
          "allOf": [
            {
              "$ref": "#/components/schemas/PaymentInfo"
            }
          ]
        },
        "registrations": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/SignUpLineResult"
          }
        },
        "waitingQueueWarnings": {
          "type": "array",
          "items": {
            "type": "string"
          }
        }
      },
      "required": [
        "message",
        "payment",
        "registrations",
        "waitingQueueWarnings"
      ]
    },
    "StaffChild": {
      "type": "object",
      "properties": {
        "allergies": {
          "type": "string",
          "nullable": true
        },
        "birth": {
          "type": "string",
          "format": "date"
        },
        "display_name": {
          "type": "string"
        },
        "first_name": {
          "type": "string"
        },
        "gender": {
          "type": "string",
          "enum": [
            "f",
            "m",
            "s"
          ]
        },
        "health_consent": {
          "type": "boolean"
        },
        "health_consent_way": {
          "type": "string",
          "enum": [
            "email",
            "other_system",
            "paper",
            "phone",
            "present",
            null
          ],
          "nullable": true
        },
        "id": {
          "type": "number"
        },
        "incompatibilities": {
          "type": "string",
          "nullable": true
        },
        "lang": {
          "type": "string",
          "enum": [
            "de",
            "it"
          ]
        },
        "last_name": {
          "type": "string"
        },
        "last_update": {
          "type": "string",
          "nullable": true,
          "format": "date-time"
        },
        "leave_alone": {
          "type": "boolean"
        },
        "medicaments": {
          "type": "string",
          "nullable": true
        },
        "needs_update": {
          "type": "boolean"
        },
        "parents": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/ChildParent"
          }
        },
        "phone": {
          "type": "string"
        },
        "risk_group": {
          "type": "string",
          "nullable": true
        },
        "school": {
          "type": "string",
          "enum": [
            "gs_1",
            "gs_2",
            "gs_3",
            "gs_4",
            "gs_5",
            "kg_1",
            "kg_2",
            "kg_3",
            "kg_4",
            "ms_1",
            "ms_2",
            "ms_3",
            "other"
          ]
        },
        "second_guardian_forbidden": {
          "type": "boolean"
        },
        "swimming_help": {
          "type": "boolean"
        },
        "tax": {
          "type": "string"
        },
        "whatsapp_infos": {
          "type": "boolean"
        },
        "with_diagnostics": {
          "type": "boolean"
        }
      },
      "required": [
        "birth",
        "display_name",
        "first_name",
        "gender",
        "id",
        "lang",
        "last_name",
        "last_update",
        "leave_alone",
        "needs_update",
        "parents",
        "phone",
        "school",
        "second_guardian_forbidden",
        "swimming_help",
        "tax",
        "whatsapp_infos"
      ]
    },
    "StaffChildDetail": {
      "type": "object",
      "properties": {
        "allergies": {
          "type": "string",
          "nullable": true
        },
        "birth": {
          "type": "string",
          "format": "date"
        },
        "course_weeks": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/ChildCourseWeek"
          }
        },
        "display_name": {
          "type": "string"
        },
        "first_name": {
          "type": "string"
        },
        "gender": {
          "type": "string",
          "enum": [
            "f",
            "m",
            "s"
          ]
        },
        "guardian_invitations": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/StaffGuardianInvitation"
          }
        },
        "health_consent": {
          "type": "boolean"
        },
        "health_consent_way": {
          "type": "string",
          "enum": [
            "email",
            "other_system",
            "paper",
            "phone",
            "present",
            null
          ],
          "nullable": true
        },
        "id": {
          "type": "number"
        },
        "imported_consent": {
          "type": "object",
          "properties": {
            "by": {
              "type": "string",
              "nullable": true
            },
            "date": {
              "type": "string",
              "format": "date"
            },
            "way": {
              "type": "string",
              "enum": [
                "email",
                "other_system",
                "paper",
                "phone",
                "present"
              ]
            }
          },
          "required": [
            "by",
            "date",
            "way"
          ]
        },
        "incompatibilities": {
          "type": "string",
          "nullable": true
        },
        "lang": {
          "type": "string",
          "enum": [
            "de",
            "it"
          ]
        },
        "last_name": {
          "type": "string"
        },
        "last_update": {
          "type": "string",
          "nullable": true,
          "format": "date-time"
        },
        "leave_alone": {
          "type": "boolean"
        },
        "medicaments": {
          "type": "string",
          "nullable": true
        },
        "needs_update": {
          "type": "boolean"
        },
        "parents": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/ChildParent"
          }
        },
        "phone": {
          "type": "string"
        },
        "pickup_persons": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/PickupPerson"
          }
        },
        "pickup_version": {
          "type": "string"
        },
        "risk_group": {
          "type": "string",
          "nullable": true
        },
        "school": {
          "type": "string",
          "enum": [
            "gs_1",
            "gs_2",
            "gs_3",
            "gs_4",
            "gs_5",
            "kg_1",
            "kg_2",
            "kg_3",
            "kg_4",
            "ms_1",
            "ms_2",
            "ms_3",
            "other"
          ]
        },
        "second_guardian_forbidden": {
          "type": "boolean"
        },
        "swimming_help": {
          "type": "boolean"
        },
        "tax": {
          "type": "string"
        },
        "version": {
          "type": "string"
        },
        "whatsapp_infos": {
          "type": "boolean"
        },
        "with_diagnostics": {
          "type": "boolean"
        }
      },
      "required": [
        "birth",
        "course_weeks",
        "display_name",
        "first_name",
        "gender",
        "id",
        "lang",
        "last_name",
        "last_update",
        "leave_alone",
        "needs_update",
        "parents",
        "phone",
        "school",
        "second_guardian_forbidden",
        "swimming_help",
        "tax",
        "version",
        "whatsapp_infos"
      ]
    },
    "StaffGuardianInvitation": {
      "type": "object",
      "properties": {
        "created_at": {
          "type": "string",
          "format": "date-time"
        },
        "email": {
          "type": "string"
        },
        "expires_at": {
          "type": "string",
          "format": "date-time"
        },
        "id": {
          "type": "number"
        },
        "inviter": {
          "type": "string"
        },
        "state": {
          "type": "string",
          "enum": [
            "expired",
            "pending"
          ]
        }
      },
      "required": [
        "created_at",
        "email",
        "expires_at",
        "id",
        "inviter",
        "state"
      ]
    },
    "StaffPerson": {
      "type": "object",
      "properties": {
        "address": {
          "type": "string",
          "nullable": true
        },
        "birth": {
          "type": "string",
          "format": "date"
        },
        "childrens_length": {
          "type": "number"
        },
        "display_name": {
          "type": "string"
        },
        "email": {
          "type": "string",
          "nullable": true
        },
        "first_name": {
          "type": "string"
        },
        "gender": {
          "type": "string",
          "enum": [
            "f",
            "m",
            "s"
          ]
        },
        "id": {
          "type": "number"
        },
        "lang": {
          "type": "string",
          "enum": [
            "de",
            "it"
          ]
        },
        "last_name": {
          "type": "string"
        },
        "phone": {
          "type": "string",
          "nullable": true
        },
        "place": {
          "type": "string",
          "nullable": true
        },
        "plz": {
          "type": "string",
          "nullable": true
        },
        "tax": {
          "type": "string"
        }
      },
      "required": [
        "address",
        "birth",
        "childrens_length",
        "display_name",
        "email",
        "first_name",
        "gender",
        "id",
        "lang",
        "last_name",
        "phone",
        "place",
        "plz",
        "tax"
      ]
    },
    "StaffPersonDetail": {
      "type": "object",
      "properties": {
        "address": {
          "type": "string",
          "nullable": true
        },
        "birth": {
          "type": "string",
          "format": "date"
        },
        "childrens": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/PersonChild"
          }
        },
        "childrens_length": {
          "type": "number"
        },
        "display_name": {
          "type": "string"
        },
        "email": {
          "type": "string",
          "nullable": true
        },
        "first_name": {
          "type": "string"
        },
        "gender": {
          "type": "string",
          "enum": [
            "f",
            "m",
            "s"
          ]
        },
        "id": {
          "type": "number"
        },
        "lang": {
          "type": "string",
          "enum": [
            "de",
            "it"
          ]
        },
        "last_name": {
          "type": "string"
        },
        "phone": {
          "type": "string",
          "nullable": true
        },
        "place": {
          "type": "string",
          "nullable": true
        },
        "plz": {
          "type": "string",
          "nullable": true
        },
        "plz_changes": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/PersonPlzChange"
          }
        },
        "tax": {
          "type": "string"
        },
        "version": {
          "type": "string"
        }
      },
      "required": [
        "address",
        "birth",
        "childrens",
        "childrens_length",
        "display_name",
        "email",
        "first_name",
        "gender",
        "id",
        "lang",
        "last_name",
        "phone",
        "place",
        "plz",
        "plz_changes",
        "tax",
        "version"
      ]
    },
    "StaffRegistration": {
      "type": "object",
      "properties": {
        "comment": {
          "type": "string",
          "nullable": true
        },
        "comment_internal": {
          "type": "string",
          "nullable": true
        },
        "comment_user": {
          "type": "string",
          "nullable": true
        },
        "course": {
          "$ref": "#/components/schemas/RegistrationCourse"
        },
        "courseWeek": {
          "$ref": "#/components/schemas/RegistrationWeek"
        },
        "created_at": {
          "type": "string",
          "format": "date-time"
        },
        "custom_field": {
          "type": "string",
          "nullable": true
        },
        "day_type": {
          "type": "string",
          "enum": [
            "full_day",
            "half_day"
          ]
        },
        "discount": {
          "type": "number"
        },
        "due_on": {
          "type": "string",
          "nullable": true,
          "format": "date"
        },
        "emergency_contact1_name": {
          "type": "string",
          "nullable": true
        },
        "emergency_contact1_phone": {
          "type": "string"
        },
        "emergency_contact2_name": {
          "type": "string",
          "nullable": true
        },
        "emergency_contact2_phone": {
          "type": "string",
          "nullable": true
        },
        "held_back": {
          "type": "boolean"
        },
        "id": {
          "type": "number"
        },
        "is_waiting": {
          "type": "boolean"
        },
        "offer_expires_at": {
          "type": "string",
          "nullable": true,
          "format": "date-time"
        },
        "parents": {
          "type": "array",
          "items": {
            "type": "object",
            "properties": {
              "first_name": {
                "type": "string"
              },
              "id": {
                "type": "number"
              },
              "last_name": {
                "type": "string"
              }
            },
            "required": [
              "first_name",
              "id",
              "last_name"
            ]
          }
        },
        "payed": {
          "type": "boolean"
        },
        "payed_amount": {
          "type": "number"
        },
        "payed_at": {
          "type": "string",
          "nullable": true,
          "format": "date"
        },
        "payment_reference": {
          "type": "string",
          "nullable": true
        },
        "people": {
          "type": "object",
          "properties": {
            "first_name": {
              "type": "string"
            },
            "id": {
              "type": "number"
            },
            "last_name": {
              "type": "string"
            },
            "tax": {
              "type": "string",
              "nullable": true
            }
          },
          "required": [
            "first_name",
            "id",
            "last_name",
            "tax"
          ]
        },
        "photo_privacy": {
          "type": "boolean",
          "nullable": true
        },
        "plz": {
          "type": "string",
          "nullable": true
        },
        "price": {
          "type": "number"
        },
        "priority": {
          "type": "number",
          "nullable": true
        },
        "sibling_percent": {
          "type": "number"
        },
        "siblings_together": {
          "type": "boolean"
        }
      },
      "required": [
        "comment",
        "comment_internal",
        "comment_user",
        "course",
        "courseWeek",
        "created_at",
        "custom_field",
        "day_type",
        "discount",
        "due_on",
        "emergency_contact1_name",
        "emergency_contact1_phone",
        "emergency_contact2_name",
        "emergency_contact2_phone",
        "held_back",
        "id",
        "is_waiting",
        "offer_expires_at",
        "parents",
        "payed",
        "payed_amount",
        "payed_at",
        "payment_reference",
        "people",
        "photo_privacy",
        "plz",
        "price",
        "priority",
        "sibling_percent",
        "siblings_together"
      ]
    },
    "StaffRegistrationDetail": {
      "type": "object",
      "properties": {
        "comment": {
          "type": "string",
          "nullable": true
        },
        "comment_internal": {
          "type": "string",
          "nullable": true
        },
        "comment_user": {
          "type": "string",
          "nullable": true
        },
        "course": {
          "$ref": "#/components/schemas/RegistrationCourse"
        },
        "courseWeek": {
          "$ref": "#/components/schemas/RegistrationWeek"
        },
        "created_at": {
          "type": "string",
          "format": "date-time"
        },
        "custom_field": {
          "type": "string",
          "nullable": true
        },
        "day_type": {
          "type": "string",
          "enum": [
            "full_day",
            "half_day"
          ]
        },
        "discount": {
          "type": "number"
        },
        "due_on": {
          "type": "string",
          "nullable": true,
          "format": "date"
        },
        "emergency_contact1_name": {
          "type": "string",
          "nullable": true
        },
        "emergency_contact1_phone": {
          "type": "string"
        },
        "emergency_contact2_name": {
          "type": "string",
          "nullable": true
        },
        "emergency_contact2_phone": {
          "type": "string",
          "nullable": true
        },
        "exceptions": {
          "type": "array",
          "items": {
            "type": "object",
            "properties": {
              "at": {
                "type": "string",
                "format": "date-time"
              },
              "reason": {
                "type": "string"
              }
            },
            "required": [
              "at",
              "reason"
            ]
          }
        },
        "held_back": {
          "type": "boolean"
        },
        "id": {
          "type": "number"
        },
        "is_waiting": {
          "type": "boolean"
        },
        "offer_expires_at": {
          "type": "string",
          "nullable": true,
          "format": "date-time"
        },
        "parents": {
          "type": "array",
          "items": {
            "type": "object",
            "properties": {
              "first_name": {
                "type": "string"
              },
              "id": {
                "type": "number"
              },
              "last_name": {
                "type": "string"
              }
            },
            "required": [
              "first_name",
              "id",
              "last_name"
            ]
          }
        },
        "payed": {
          "type": "boolean"
        },
        "payed_amount": {
          "type": "number"
        },
        "payed_at": {
          "type": "string",
          "nullable": true,
          "format": "date"
        },
        "payment_reference": {
          "type": "string",
          "nullable": true
        },
        "people": {
          "type": "object",
          "properties": {
            "first_name": {
              "type": "string"
            },
            "id": {
              "type": "number"
            },
            "last_name": {
              "type": "string"
            },
            "tax": {
              "type": "string",
              "nullable": true
            }
          },
          "required": [
            "first_name",
            "id",
            "last_name",
            "tax"
          ]
        },
        "photo_privacy": {
          "type": "boolean",
          "nullable": true
        },
        "plz": {
          "type": "string",
          "nullable": true
        },
        "plz_changes": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/PlzChange"
          }
        },
        "price": {
          "type": "number"
        },
        "priority": {
          "type": "number",
          "nullable": true
        },
        "sibling_percent": {
          "type": "number"
        },
        "siblings_together": {
          "type": "boolean"
        },
        "version": {
          "type": "string"
        }
      },
      "required": [
        "comment",
        "comment_internal",
        "comment_user",
        "course",
        "courseWeek",
        "created_at",
        "custom_field",
        "day_type",
        "discount",
        "due_on",
        "emergency_contact1_name",
        "emergency_contact1_phone",
        "emergency_contact2_name",
        "emergency_contact2_phone",
        "exceptions",
        "held_back",
        "id",
        "is_waiting",
        "offer_expires_at",
        "parents",
        "payed",
        "payed_amount",
        "payed_at",
        "payment_reference",
        "people",
        "photo_privacy",
        "plz",
        "plz_changes",
        "price",
        "priority",
        "sibling_percent",
        "siblings_together",
        "version"
      ]
    },
    "ToldAbsence": {
      "type": "object",
      "properties": {
        "child_id": {
          "type": "number"
        },
        "from": {
          "type": "string",
          "format": "date"
        },
        "id": {
          "type": "number"
        },
        "is_present": {
          "type": "boolean"
        },
        "reason": {
          "type": "string",
          "nullable": true
        },
        "to": {
          "type": "string",
          "format": "date"
        }
      },
      "required": [
        "child_id",
        "from",
        "id",
        "is_present",
        "reason",
        "to"
      ]
    },
    "UngroupedWeek": {
      "type": "object",
      "properties": {
        "children": {
          "type": "number"
        },
        "course": {
          "$ref": "#/components/schemas/Named"
        },
        "from": {
          "type": "string",
          "format": "date"
        },
        "id": {
          "type": "number"
        },
        "name": {
          "type": "string"
        },
        "name_it": {
          "type": "string"
        },
        "to": {
          "type": "string",
          "format": "date"
        }
      },
      "required": [
        "children",
        "course",
        "from",
        "id",
        "name",
        "name_it",
        "to"
      ]
    },
    "UserData": {
      "type": "object",
      "properties": {
        "email": {
          "type": "string"
        },
        "email_confirm_until": {
          "type": "string",
          "nullable": true,
          "format": "date-time"
        },
        "email_confirmed": {
          "type": "boolean"
        },
        "id": {
          "type": "number"
        },
        "lang": {
          "type": "string",
          "enum": [
            "de",
            "it"
          ]
        },
        "mails_held": {
          "type": "boolean"
        },
        "name": {
          "type": "string"
        },
        "password_change_required": {
          "type": "boolean"
        },
        "people": {
          "type": "object",
          "properties": {
            "first_name": {
              "type": "string"
            },
            "id": {
              "type": "number"
            },
            "last_name": {
              "type": "string"
            }
          },
          "required": [
            "first_name",
            "id",
            "last_name"
          ],
          "nullable": true
        },
        "permissions": {
          "type": "array",
          "items": {
            "type": "string",
            "enum": [
              "child.create",
              "child.health",
              "child.index",
              "child.update",
              "course.create",
              "course.index",
              "course.update",
              "course.view",
              "courseCategory.create",
              "courseCategory.index",
              "courseCategory.update",
              "courseType.create",
              "courseType.index",
              "courseType.update",
              "location.create",
              "location.index",
              "location.update",
              "message.create",
              "message.index",
              "option.create",
              "option.index",
              "option.update",
              "payment.index",
              "payment.update",
              "peopleCourseWeekRegistration.create",
              "peopleCourseWeekRegistration.index",
              "peopleCourseWeekRegistration.update",
              "person.create",
              "person.index",
              "person.update",
              "person.view",
              "person.viewAs",
              "role.create",
              "role.index",
              "role.update",
              "user.create",
              "user.index",
              "user.update",
              "user.updateOwn",
              "week.assigned"
            ]
          }
        },
        "roles": {
          "type": "array",
          "items": {
            "type": "string"
          }
        },
        "second_factor": {
          "type": "string",
          "enum": [
            "advised",
            "none",
            "required",
            "set"
          ]
        },
        "view": {
          "type": "object",
          "properties": {
            "health": {
              "type": "boolean"
            }
          },
          "required": [
            "health"
          ],
          "nullable": true
        }
      },
      "required": [
        "email",
        "email_confirm_until",
        "email_confirmed",
        "id",
        "lang",
        "mails_held",
        "name",
        "password_change_required",
        "people",
        "permissions",
        "roles",
        "second_factor",
        "view"
      ]
    },
    "UserDetail": {
      "type": "object",
      "properties": {
        "company_name": {
          "type": "string",
          "nullable": true
        },
        "created_at": {
          "type": "string",
          "format": "date-time"
        },
        "editable": {
          "type": "boolean"
        },
        "email": {
          "type": "string"
        },
        "id": {
          "type": "number"
        },
        "is_parent": {
          "type": "boolean"
        },
        "lang": {
          "type": "string",
          "enum": [
            "de",
            "it"
          ]
        },
        "name": {
          "type": "string"
        },
        "password_change_required": {
          "type": "boolean"
        },
        "people": {
          "type": "object",
          "properties": {
            "first_name": {
              "type": "string"
            },
            "id": {
              "type": "number"
            },
            "last_name": {
              "type": "string"
            }
          },
          "required": [
            "first_name",
            "id",
            "last_name"
          ],
          "nullable": true
        },
        "roles": {
          "type": "array",
          "items": {
            "type": "string"
          }
        },
        "second_factor": {
          "type": "boolean"
        },
        "version": {
          "type": "string"
        }
      },
      "required": [
        "company_name",
        "created_at",
        "editable",
        "email",
        "id",
        "is_parent",
        "lang",
        "name",
        "password_change_required",
        "people",
        "roles",
        "second_factor",
        "version"
      ]
    },
    "UserRecord": {
      "type": "object",
      "properties": {
        "company_name": {
          "type": "string",
          "nullable": true
        },
        "created_at": {
          "type": "string",
          "format": "date-time"
        },
        "editable": {
          "type": "boolean"
        },
        "email": {
          "type": "string"
        },
        "id": {
          "type": "number"
        },
        "is_parent": {
          "type": "boolean"
        },
        "lang": {
          "type": "string",
          "enum": [
            "de",
            "it"
          ]
        },
        "name": {
          "type": "string"
        },
        "password_change_required": {
          "type": "boolean"
        },
        "people": {
          "type": "object",
          "properties": {
            "first_name": {
              "type": "string"
            },
            "id": {
              "type": "number"
            },
            "last_name": {
              "type": "string"
            }
          },
          "required": [
            "first_name",
            "id",
            "last_name"
          ],
          "nullable": true
        },
        "roles": {
          "type": "array",
          "items": {
            "type": "string"
          }
        },
        "second_factor": {
          "type": "boolean"
        }
      },
      "required": [
        "company_name",
        "created_at",
        "editable",
        "email",
        "id",
        "is_parent",
        "lang",
        "name",
        "password_change_required",
        "people",
        "roles",
        "second_factor"
      ]
    },
    "WeekCancelPreview": {
      "type": "object",
      "properties": {
        "alternatives": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/AlternativeWeek"
          }
        },
        "confirmed": {
          "type": "number"
        },
        "families": {
          "type": "number"
        },
        "mails": {
          "type": "number"
        },
        "moved_up": {
          "type": "number"
        },
        "present_today": {
          "type": "string",
          "nullable": true
        },
        "refund": {
          "type": "number"
        },
        "refusal": {
          "type": "string",
          "nullable": true
        },
        "unreachable": {
          "type": "array",
          "items": {
            "type": "string"
          }
        },
        "waiting": {
          "type": "number"
        }
      },
      "required": [
        "alternatives",
        "confirmed",
        "families",
        "mails",
        "moved_up",
        "present_today",
        "refund",
        "refusal",
        "unreachable",
        "waiting"
      ]
    },
    "WeekCancelResult": {
      "type": "object",
      "properties": {
        "cancelled_at": {
          "type": "string",
          "format": "date-time"
        },
        "confirmed": {
          "type": "number"
        },
        "families": {
          "type": "number"
        },
        "mails": {
          "type": "number"
        },
        "message": {
          "type": "string"
        },
        "moved_up": {
          "type": "number"
        },
        "refund": {
          "type": "number"
        },
        "unreachable": {
          "type": "array",
          "items": {
            "type": "string"
          }
        },
        "waiting": {
          "type": "number"
        }
      },
      "required": [
        "cancelled_at",
        "confirmed",
        "families",
        "mails",
        "message",
        "moved_up",
        "refund",
        "unreachable",
        "waiting"
      ]
    },
    "WeekDaysPreview": {
      "type": "object",
      "properties": {
        "present_today": {
          "type": "string",
          "nullable": true
        }
      },
      "required": [
        "present_today"
      ]
    },
    "WeekFigures": {
      "type": "object",
      "properties": {
        "cancelled_at": {
          "type": "string",
          "nullable": true,
          "format": "date-time"
        },
        "full": {
          "type": "boolean"
        },
        "registered": {
          "type": "number"
        },
        "state": {
          "type": "string",
          "enum": [
            "after_registration",
            "before_registration",
            "open"
          ]
        },
        "waiting": {
          "type": "number"
        }
      },
      "required": [
        "cancelled_at",
        "full",
        "registered",
        "state",
        "waiting"
      ]
    },
    "WeekGroup": {
      "type": "object",
      "properties": {
        "children": {
          "type": "array",
          "items": {
            "type": "number"
          }
        },
        "id": {
          "type": "number"
        },
        "leaders": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/WeekLeader"
          }
        },
        "name": {
          "type": "string"
        }
      },
      "required": [
        "children",
        "id",
        "leaders",
        "name"
      ]
    },
    "WeekGroupsDetail": {
      "type": "object",
      "properties": {
        "assignable": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/WeekLeader"
          }
        },
        "children": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/GroupableChild"
          }
        },
        "groups": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/WeekGroup"
          }
        },
        "leaders": {
          "type": "array",
          "items": {
            "$ref": "#/components/schemas/WeekLeader"
          }
        },
        "may_assign": {
          "type": "boolean"
        },
        "version": {
          "type": "string"
        },
        "week": {
          "type": "object",
          "properties": {
            "course": {
              "type": "object",
              "properties": {
                "custom_labels": {
                  "type": "boolean"
                },
                "id": {
                  "type": "number"
                },
                "label_full_day_de": {
                  "type": "string",
                  "nullable": true
                },
                "label_full_day_it": {
                  "type": "string",
                  "nullable": true
                },
                "label_half_day_de": {
                  "type": "string",
                  "nullable": true
                },
                "label_half_day_it": {
                  "type": "string",
                  "nullable": true
                },
                "name": {
                  "type": "string"
                },
                "name_it": {
                  "type": "string"
                }
              },
              "required": [
                "custom_labels",
                "id",
                "label_full_day_de",
                "label_full_day_it",
                "label_half_day_de",
                "label_half_day_it",
                "name",
                "name_it"
              ]
            },
            "from": {
              "type": "string",
              "format": "date"
            },
            "id": {
              "type": "number"
            },
            "location": {
              "nullable": true,
              "allOf": [
                {
                  "$ref": "#/components/schemas/Named"
                }
              ]
            },
            "name": {
              "type": "string"
            },
            "name_it": {
              "type": "string"
            },
            "to": {
              "type": "string",
              "format": "date"
            }
          },
          "required": [
            "course",
            "from",
            "id",
            "location",
            "name",
            "name_it",
            "to"
          ]
        }
      },
      "required": [
        "assignable",
        "children",
        "groups",
        "leaders",
        "may_assign",
        "version",
        "week"
      ]
    },
    "WeekLeader": {
      "type": "object",
      "properties": {
        "id": {
          "type": "number"
        },
        "name": {
          "type": "string"
        }
      },
      "required": [
        "id",
        "name"
      ]
    },
    "WeekMergePreview": {
      "type": "object",
      "properties": {
        "children": {
          "type": "array",
          "items": {
            "type": "object",
            "properties": {
              "first_name": {
                "type": "string"
              },
              "id": {
                "type": "number"
              },
              "last_name": {
                "type": "string"
              },
              "outcome": {
                "type": "string",
                "enum": [
                  "confirmed",
                  "waiting"
                ]
              },
              "price": {
                "type": "number"
              },
              "price_before": {
                "type": "number"
              },
              "queue_position": {
                "type": "number",
                "nullable": true
              }
            },
            "required": [
              "first_name",
              "id",
              "last_name",
              "outcome",
              "price",
              "price_before",
              "queue_position"
            ]
          },
          "nullable": true
        },
        "confirmed": {
          "type": "number"
        },
        "credit": {
          "type": "number"
        },
        "due": {
          "type": "number"
        },
        "due_before": {
          "type": "number"
        },
        "families": {
          "type": "number"
        },
        "mails": {
          "type": "number"
        },
        "moved_up": {
          "type": "number"
        },
        "moved_up_elsewhere": {
          "type": "number"
        },
        "open": {
          "type": "number"
        },
        "payed_amount": {
          "type": "number"
        },
        "present_today": {
          "type": "string",
          "nullable": true
        },
        "price_changes": {
          "type": "number"
        },
        "question": {
          "type": "string",
          "nullable": true
        },
        "refusals": {
          "type": "array",
          "items": {
            "type": "string"
          }
        },
        "seats": {
          "type": "object",
          "properties": {
            "max_participants": {
              "type": "number"
            },
            "registered": {
              "type": "number"
            },
            "waiting": {
              "type": "number"
            },
            "waiting_list": {
              "type": "number"
            }
          },
          "required": [
            "max_participants",
            "registered",
            "waiting",
            "waiting_list"
          ]
        },
        "unreachable": {
          "type": "array",
          "items": {
            "type": "string"
          }
        },
        "waiting": {
          "type": "number"
        }
      },
      "required": [
        "children",
        "confirmed",
        "credit",
        "due",
        "due_before",
        "families",
        "mails",
        "moved_up",
        "moved_up_elsewhere",
        "open",
        "payed_amount",
        "present_today",
        "price_changes",
        "question",
        "refusals",
        "seats",
        "unreachable",
        "waiting"
      ]
    },
    "WeekMergeResult": {
      "type": "object",
      "properties": {
        "cancelled_at": {
          "type": "string",
          "format": "date-time"
        },
        "confirmed": {
          "type": "number"
        },
        "credit": {
          "type": "number"
        },
        "due": {
          "type": "number"
        },
        "due_before": {
          "type": "number"
        },
        "families": {
          "type": "number"
        },
        "mails": {
          "type": "number"
        },
        "message": {
          "type": "string"
        },
        "moved_up": {
          "type": "number"
        },
        "moved_up_elsewhere": {
          "type": "number"
        },
        "open": {
          "type": "number"
        },
        "payed_amount": {
          "type": "number"
        },
        "price_changes": {
          "type": "number"
        },
        "unreachable": {
          "type": "array",
          "items": {
            "type": "string"
          }
        },
        "waiting": {
          "type": "number"
        }
      },
      "required": [
        "cancelled_at",
        "confirmed",
        "credit",
        "due",
        "due_before",
        "families",
        "mails",
        "message",
        "moved_up",
        "moved_up_elsewhere",
        "open",
        "payed_amount",
        "price_changes",
        "unreachable",
        "waiting"
      ]
    }
  }
};
